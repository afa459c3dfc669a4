import { openAsker } from '../../../discover/asker.ts'
import { readConfig } from '../../../registry/config.ts'
import { doubtful, inOrder, passedOver, wrong } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'sandbox'

/** Whether programs that are asked what they are can be held: the sandbox is started, not only looked for. */
export const sandbox: Checker = {
  name: NAME,
  look: async ({ world, locations }) => {
    const config = readConfig(locations, world)
    const mode = config.ok ? config.value.sandbox : { value: 'auto' as const, file: null }
    if (mode.value === 'off') return [doubtful(NAME, `programs are run without one: "${mode.file ?? 'config.json'}" switches it off`)]
    const asker = await openAsker({ sandbox: mode.value, asRoot: false }, world)
    if (!asker.ok) return [wrong(NAME, asker.failure.message)]
    const { bubblewrap, bubblewrapForAccount, account, reason } = asker.value.means
    await asker.value.close()
    const works = bubblewrapForAccount ?? bubblewrap
    if (works !== undefined) return [inOrder(NAME, `bubblewrap works (${works})`)]
    if (account !== undefined)
      return [doubtful(NAME, `only a user of their own holds programs that are asked: ${reason ?? 'no bubblewrap'}`)]
    if (world.platform !== 'linux') return [passedOver(NAME, 'bubblewrap is there on Linux alone; programs that are asked run as you')]
    return [doubtful(NAME, `programs that are asked run as you: ${reason ?? 'no bubblewrap'}`)]
  },
}
