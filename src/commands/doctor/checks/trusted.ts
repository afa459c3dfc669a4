import { shellWord } from '../../../core/shell-quote.ts'
import { plural } from '../../../core/text.ts'
import { brokenPins } from '../../../layers/broken-pins.ts'
import { readTrust } from '../../../layers/trust.ts'
import { doubtful, inOrder, wrong } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'trust'

/** Programs that a person trusted: what is another file by now no longer counts. */
export const trusted: Checker = {
  name: NAME,
  look: ({ world, locations }) => {
    const { pins, warnings } = readTrust(world, locations)
    const broken = brokenPins(locations, world)
    const troubles = [
      ...warnings.map(warning => wrong(NAME, warning, 'atip trust --list')),
      ...broken.map(({ tool, path, trusted: since }) =>
        doubtful(NAME, `"${path}" changed since it was trusted (${since.slice(0, 'YYYY-MM-DD'.length)})`, `atip trust ${shellWord(tool)}`),
      ),
    ]
    return troubles.length > 0 ? troubles : [inOrder(NAME, pins.size === 0 ? 'no program' : plural(pins.size, 'program'))]
  },
}
