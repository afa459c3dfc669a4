import { basename, join } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { READS, define } from '../shared/define.ts'

export const SHELLS = ['bash', 'zsh', 'fish'] as const

export interface CompletionScript {
  readonly shell: (typeof SHELLS)[number]
  readonly script: string
}

/** Ours has a page. */
const MOST_BYTES = 64 * 1024

const noScript = (asked: string | undefined, own: string | undefined): Result<never> => {
  const message =
    asked !== undefined
      ? `there is no completion for "${asked}", only for ${SHELLS.join(', ')}`
      : own === undefined
        ? 'SHELL is not set: name your shell'
        : `there is no completion for "${own}", which SHELL names, only for ${SHELLS.join(', ')}`
  return failed(
    failure('BAD_USAGE', message, {
      suggestion: { action: 'Name the shell.', fix: 'atip completion bash', applicability: 'likely' },
      details: { shells: SHELLS },
    }),
  )
}

export const completion = define({
  name: 'completion',
  summary: 'Print a script that teaches a shell to complete commands, options, tools and their commands.',
  group: 'More',
  params: {
    shell: {
      kind: 'operand',
      required: false,
      completes: { oneOf: SHELLS },
      summary: `One of ${SHELLS.join(', ')}; else the shell that $SHELL names.`,
    },
  },
  effects: READS,
  examples: [
    { command: 'atip completion bash', meaning: 'In ~/.bashrc: eval "$(atip completion bash)".' },
    { command: 'atip completion zsh', meaning: 'In ~/.zshrc: eval "$(atip completion zsh)".' },
    { command: 'atip completion fish', meaning: 'In ~/.config/fish/config.fish: atip completion fish | source.' },
  ],
  failures: ['CANNOT_READ'],
  output: 'completion',
  printsText: true,
  run: async ({ shell }, { world }): Promise<Result<CompletionScript>> => {
    const own = world.env['SHELL'] ? basename(world.env['SHELL']) : undefined
    const chosen = SHELLS.find(it => it === (shell ?? own))
    if (chosen === undefined) return noScript(shell, own)
    const path = join(world.packageDir, 'completions', `atip.${chosen}`)
    const file = world.files.readText(path, MOST_BYTES)
    if (file.kind === 'read') return ok({ shell: chosen, script: file.text.trimEnd() })
    const reason = file.kind === 'unreadable' ? file.reason : file.kind
    return failed(failure('CANNOT_READ', `"${path}" could not be read: ${reason}`, { details: { path } }))
  },
  text: ({ script }) => script,
})
