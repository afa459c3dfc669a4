import { basename } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { World } from '../../host/world.ts'
import { SHELLS } from '../../setup/shells.ts'
import type { Shell } from '../../setup/shells.ts'

/** What a command has for a shell, and an example of its call. */
interface Wanted {
  readonly asked: string | undefined
  readonly what: string
  readonly example: string
}

/** The shell that is named, else the one that $SHELL names; BAD_USAGE where there is nothing for it. */
export const chosenShell = ({ asked, what, example }: Wanted, world: Pick<World, 'env'>): Result<Shell> => {
  const own = world.env['SHELL'] ? basename(world.env['SHELL']) : undefined
  const chosen = SHELLS.find(each => each === (asked ?? own))
  if (chosen !== undefined) return ok(chosen)
  const message =
    asked !== undefined
      ? `there is no ${what} for "${asked}", only for ${SHELLS.join(', ')}`
      : own === undefined
        ? 'SHELL is not set: name your shell'
        : `there is no ${what} for "${own}", which SHELL names, only for ${SHELLS.join(', ')}`
  return failed(
    failure('BAD_USAGE', message, {
      suggestion: { action: 'Name the shell.', fix: example, applicability: 'likely' },
      details: { shells: SHELLS },
    }),
  )
}
