import { dirname } from 'node:path'
import { unwritten } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { shellStart } from '../../setup/shell-start.ts'
import type { ShellStart } from '../../setup/shell-start.ts'
import { chosenShell } from '../shared/chosen-shell.ts'
import type { Context } from '../shared/define.ts'
import type { ShellInit } from './output.ts'

interface Input {
  readonly shell: string | undefined
  readonly write: boolean
}

/** More than any of ours: one that is longer is another's. */
const MOST_BYTES = 64 * 1024

const write = async ({ file, text }: ShellStart, world: Context['world']): Promise<Result<ShellInit['outcome']>> => {
  const there = world.files.readText(file, MOST_BYTES)
  if (there.kind === 'read' && there.text === text) return ok('unchanged')
  const store = await world.store()
  const made = store.makeDirectory(dirname(file))
  const outcome = made.kind === 'failed' ? made : await store.replace([{ path: file, text }])
  if (outcome.kind === 'written') return ok(there.kind === 'absent' ? 'added' : 'replaced')
  return failed(unwritten(outcome))
}

/** What `atip init` does. */
export const run = async (input: Input, { world, locations }: Context): Promise<Result<ShellInit>> => {
  const shell = chosenShell({ asked: input.shell, what: 'start-up', example: 'atip init bash' }, world)
  if (!shell.ok) return shell
  const start = shellStart(shell.value, locations, world)
  if (!start.ok) return start
  const outcome = input.write ? await write(start.value, world) : ok('printed' as const)
  if (!outcome.ok) return outcome
  const { file, text, line, startUp } = start.value
  return ok({ shell: shell.value, file, outcome: outcome.value, line, startUp, script: text.trimEnd() })
}
