import { readConfig } from '../../../registry/config.ts'
import { inOrder, some, wrong } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'configuration'

/** Every config.json: that it is right, and could not have been written by others. */
export const configuration: Checker = {
  name: NAME,
  look: ({ world, locations }) => {
    const config = readConfig(locations, world)
    if (!config.ok) return [wrong(NAME, config.failure.message, config.failure.suggestion?.fix ?? null)]
    const files = config.value.files.map(({ path }) => path)
    return [inOrder(NAME, files.length === 0 ? 'no config.json: the defaults hold' : some(files))]
  },
}
