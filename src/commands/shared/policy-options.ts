import { failure } from '../../core/failures.ts'
import type { InputOf, Params } from '../../core/params.ts'
import { failed } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { Settings } from '../../engine/evaluation.ts'
import type { Command } from '../../policy/evaluate.ts'

/** The command that is judged: one word is a shell line, several are the words of one command. */
export const COMMAND_PARAMS = {
  command: {
    kind: 'operands',
    required: false,
    mayBeEmpty: true,
    completes: 'invocation',
    summary: 'One word is a shell line; several are the words of one command, exactly as they would be passed.',
  },
  argv: { kind: 'rest', completes: 'invocation', summary: 'The words of one command, options included.' },
} as const satisfies Params

export const commandOf = (words: readonly string[], argv: readonly string[]): Command | undefined => {
  if (argv.length > 0) return words.length === 0 ? { kind: 'argv', argv } : undefined
  if (words.length === 0) return undefined
  return words.length === 1 ? { kind: 'line', text: words[0]! } : { kind: 'argv', argv: words }
}

export const nothingToJudge = (operation: string): Result<never> =>
  failed(
    failure('BAD_USAGE', 'there is no command to judge', {
      suggestion: {
        action: 'Give one shell line, or the words of a command after --.',
        example: `atip ${operation} 'cd api && git push --force'`,
        applicability: 'example',
      },
    }),
  )

/** How a policy, a delegation or the files that hold them can be wrong. */
export const POLICY_FAILURES = ['POLICY_INVALID', 'DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'] as const

/** What every command that judges takes. */
export const POLICY_OPTIONS = {
  cwd: { kind: 'text', placeholder: 'DIR', completes: 'directory', summary: 'Judge it as it would run in this directory.' },
  shell: { kind: 'choice', choices: ['bash', 'zsh', 'sh'], default: 'bash', summary: 'The shell that will run it.' },
  policy: {
    kind: 'text',
    placeholder: 'NAME|FILE',
    completes: 'policy',
    summary: "A file, or one of balanced, workspace, readonly, strict and none, in the place of the user's policy.",
  },
  noPolicy: { kind: 'flag', summary: 'No policy: the delegation alone decides.' },
  delegation: {
    kind: 'texts',
    placeholder: 'FILE',
    completes: 'file',
    summary: 'What may be done at most. Repeatable: each can only take away.',
  },
} as const satisfies Params

export const settingsOf = (input: {
  readonly shell: 'bash' | 'zsh' | 'sh'
  readonly policy: string | undefined
  readonly noPolicy: boolean
  readonly delegation: readonly string[]
}): Settings => ({ shell: input.shell, policy: input.policy, noPolicy: input.noPolicy, delegations: input.delegation })

export type CommandInput = InputOf<typeof COMMAND_PARAMS>
export type JudgedInput = InputOf<typeof POLICY_OPTIONS>
