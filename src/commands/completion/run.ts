import { join } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { chosenShell } from '../shared/chosen-shell.ts'
import type { CompletionScript } from './output.ts'
import type { Context } from '../shared/define.ts'

/** Ours has a page. */
const MOST_BYTES = 64 * 1024

/** What `atip completion` does. */
export const run = async ({ shell }: { readonly shell: string | undefined }, { world }: Context): Promise<Result<CompletionScript>> => {
  const chosen = chosenShell({ asked: shell, what: 'completion', example: 'atip completion bash' }, world)
  if (!chosen.ok) return chosen
  const path = join(world.packageDir, 'completions', `atip.${chosen.value}`)
  const file = world.files.readText(path, MOST_BYTES)
  if (file.kind === 'read') return ok({ shell: chosen.value, script: file.text.trimEnd() })
  const reason = file.kind === 'unreadable' ? file.reason : file.kind
  return failed(failure('CANNOT_READ', `"${path}" could not be read: ${reason}`, { details: { path } }))
}
