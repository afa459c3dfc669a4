import { basename, join } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { SHELLS } from './output.ts'
import type { CompletionScript } from './output.ts'
import type { Context } from '../shared/define.ts'

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

/** What `atip completion` does. */
export const run = async ({ shell }: { readonly shell: string | undefined }, { world }: Context): Promise<Result<CompletionScript>> => {
  const own = world.env['SHELL'] ? basename(world.env['SHELL']) : undefined
  const chosen = SHELLS.find(each => each === (shell ?? own))
  if (chosen === undefined) return noScript(shell, own)
  const path = join(world.packageDir, 'completions', `atip.${chosen}`)
  const file = world.files.readText(path, MOST_BYTES)
  if (file.kind === 'read') return ok({ shell: chosen, script: file.text.trimEnd() })
  const reason = file.kind === 'unreadable' ? file.reason : file.kind
  return failed(failure('CANNOT_READ', `"${path}" could not be read: ${reason}`, { details: { path } }))
}
