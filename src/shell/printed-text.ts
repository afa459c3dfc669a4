import type { Invocation } from './invocation.ts'
import { valueOf } from './word.ts'

/** What `echo` and `printf` print, where their words are known: a guess, for what else the line does with it is not looked at. */
export const printedText = ({ words }: Pick<Invocation, 'words'>): readonly string[] => {
  const name = valueOf(words[0])
  if (name !== 'echo' && name !== 'printf') return []
  const values = words.slice(1).map(valueOf)
  if (!values.every(value => value !== undefined)) return []
  if (name === 'echo') return [values.filter((value, at) => at > 0 || !/^-[neE]+$/.test(value)).join(' ')]
  const [format, ...given] = values[0] === '--' ? values.slice(1) : values
  if (format === undefined) return []
  let at = 0
  const plain = format.replace(/\\[nt]/g, ' ').replace(/%[sbqd]/g, () => given[at++] ?? '')
  return [plain.trim()]
}
