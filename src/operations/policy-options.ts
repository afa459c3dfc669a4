import type { Params } from '../core/params.ts'
import type { Settings } from '../harness/evaluation.ts'

/** What every command that judges takes. */
export const POLICY_OPTIONS = {
  cwd: { kind: 'text', placeholder: 'DIR', summary: 'Judge it as it would run in this directory.' },
  shell: { kind: 'choice', choices: ['bash', 'zsh', 'sh'], default: 'bash', summary: 'The shell that will run it.' },
  policy: {
    kind: 'text',
    placeholder: 'NAME|FILE',
    summary: "balanced, workspace, readonly, strict, none, or a file, in the place of the user's policy.",
  },
  noPolicy: { kind: 'flag', summary: 'No policy: the delegation alone decides.' },
  delegation: { kind: 'texts', placeholder: 'FILE', summary: 'What may be done at most. Repeatable: each can only take away.' },
} as const satisfies Params

export const settingsOf = (input: {
  readonly shell: 'bash' | 'zsh' | 'sh'
  readonly policy: string | undefined
  readonly noPolicy: boolean
  readonly delegation: readonly string[]
}): Settings => ({ shell: input.shell, policy: input.policy, noPolicy: input.noPolicy, delegations: input.delegation })
