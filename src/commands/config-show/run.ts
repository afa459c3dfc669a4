import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { readConfig } from '../../registry/config.ts'
import type { Context } from '../shared/define.ts'
import type { EffectiveConfig } from './output.ts'

const duration = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`)

/** What `atip config show` does. */
export const run = async (_: object, { world, locations }: Context): Promise<Result<EffectiveConfig>> => {
  const config = readConfig(locations, world)
  if (!config.ok) return config
  const { places, allow, skip, timeoutMs, concurrency, sandbox, log, files } = config.value
  const present = new Set(files.map(file => file.path))
  return ok({
    files: locations.configFiles.map(file => ({ file, present: present.has(file) })),
    places,
    allow,
    skip,
    timeout: { value: duration(timeoutMs.value), file: timeoutMs.file },
    concurrency,
    sandbox,
    log,
  })
}
