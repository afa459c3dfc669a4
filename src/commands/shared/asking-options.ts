import type { DescribeOptions } from '../../author/describe-options.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { readConfig } from '../../registry/config.ts'
import type { AskingInput } from './asking.ts'
import type { Context } from './define.ts'

/** What the command line says, and the user's configuration where it says nothing. */
export const describeOptions = (input: AskingInput, { world, locations, quiet }: Context): Result<DescribeOptions> => {
  const config = readConfig(locations, world)
  if (!config.ok) return config
  const { skip, sandbox } = config.value
  const { depth, from, concurrency, fresh, force, asRoot, timeout } = input
  return ok({
    depth,
    from,
    concurrency,
    fresh,
    force,
    asRoot,
    timeoutMs: timeout,
    quiet,
    skip: skip.map(entry => entry.value),
    sandbox: input.sandbox ?? sandbox.value,
  })
}
