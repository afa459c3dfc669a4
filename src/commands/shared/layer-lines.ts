import { definitions, wordsOf } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { LayerReport } from '../../layers/report.ts'
import type { Style } from './define.ts'

/** The files that describe a tool, strongest first, each with what becomes of it. */
export const layerLines = (layers: readonly LayerReport[], style: Style, ink: Paint): readonly string[] =>
  definitions(
    layers.map(({ origin, file, state, trusted, reason, stale, version }) => {
      const trust = state === 'unusable' ? reason : `${trusted ? 'trusted' : 'not trusted'}: ${reason}`
      const facts = [state, ...(stale ? ['stale'] : []), ...(version === null ? [] : [version]), trust].map(oneLine).join(', ')
      return [origin, [...wordsOf(oneLine(file)), ...wordsOf(`(${facts})`).map(trusted ? ink.dim : ink.yellow)]] as const
    }),
    style.width - 2,
  )
