import type { Layer, Resolution } from './context.ts'
import { NOTHING, both, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'

export type Known = Resolution & { readonly kind: 'known' }

/** Whether what the layer says is harmless is believed. */
export const counts = ({ trusted, stale }: Layer): boolean => trusted && stale !== true

/** Why the layer that speaks for the tool may not be believed. */
export const doubts = (layer: Layer, { tool, doubt }: Known): Contributions => {
  const disbelief = counts(layer)
    ? NOTHING
    : layer.stale === true
      ? unknown('stale', `${tool} has changed since its own description was read`)
      : unknown('untrusted', `${tool} is described only by a document that is not trusted`)
  return doubt === undefined ? disbelief : both(disbelief, unknown('override', `${tool} ${doubt}`))
}
