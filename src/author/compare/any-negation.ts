/** What stands before the name of an option to mean its opposite: `--no-NAME`, `--noNAME`. */
export type Negation = 'no-' | 'no'

/** Texts that say of all their options at once how each is switched off. */
const SIGNS: readonly (readonly [RegExp, Negation])[] = [
  // apt-get(8): "For boolean options you can override the config file by using something like -f-, --no-f, -f=no"
  [/\bboolean options\b[^.]{0,120}--no-\w/i, 'no-'],
  // zshoptions(1): "The sense of an option name may be inverted by preceding it with `no'"
  [/\boption name may be inverted by preceding it with [`'"‘]?no\b/i, 'no'],
]

export const negationsIn = (text: string): readonly Negation[] => {
  const line = text.replaceAll(/\s+/g, ' ')
  return SIGNS.flatMap(([sign, negation]) => (sign.test(line) ? [negation] : []))
}

/** The flags of which a flag is the opposite, or which are its opposite, in the ways that hold for all options of a tool. */
export const opposites = (flag: string, negations: readonly Negation[]): readonly string[] => {
  const name = /^--(\w[\w-]*)$/.exec(flag)?.[1]
  if (name === undefined) return []
  return negations.map(negation => (name.startsWith(negation) ? `--${name.slice(negation.length)}` : `--${negation}${name}`))
}
