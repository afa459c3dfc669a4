import { isObject } from '../core/json.ts'
import type { Json, JsonObject } from '../core/json.ts'
import type { Edit } from '../core/json-edit.ts'
import { at } from '../core/pointer.ts'

/** The fields of `x-syntax` under which a flag may be a word: nothing is certain then. */
const WORDS = ['keyValue', 'optionsAsWords', 'firstCluster'] as const

/** `k` -> `-k`, `kilos` -> `--kilos`; anything stranger is left to its author. */
const dashed = (flag: string, syntaxes: readonly JsonObject[]): string => {
  if (!/^[A-Za-z][\w-]*$/.test(flag) || syntaxes.some(syntax => WORDS.some(word => syntax[word] === true))) return flag
  const single = syntaxes.findLast(syntax => syntax['longDash'] !== undefined)?.['longDash'] === 'single'
  return `${flag.length === 1 || single ? '-' : '--'}${flag}`
}

/** The spellings in `"-k, --kilos <n>"`: of each part the words that begin with a dash, or else the first. */
const spellingsIn = (text: string): readonly string[] =>
  text.split(/[,|]/).flatMap(part => {
    const words = part.split(/\s+/).filter(word => word !== '')
    const flags = words.filter(word => word.startsWith('-')).map(word => word.replace(/(?<=\w)=.*$/, ''))
    return flags.length > 0 ? flags : words.slice(0, 1)
  })

const isWhole = (flag: string): boolean => flag === '-<number>' || flag === '+<text>' || !/[\s,|]/.test(flag)

/** Changes of the flags of one option: a list of single spellings, each with its dashes, each once. */
export const flagsMended = (option: JsonObject, pointer: string, syntaxOf: readonly Json[]): readonly Edit[] => {
  const given = option['flags']
  const syntaxes = syntaxOf.filter(isObject)
  const list = typeof given === 'string' ? [given] : given
  if (!Array.isArray(list) || !(list as readonly Json[]).every((value): value is string => typeof value === 'string')) return []
  const flags = (list as readonly string[])
    .flatMap(flag => (isWhole(flag) ? [flag.trim()] : spellingsIn(flag)))
    .map(flag => dashed(flag, syntaxes))
  const unique = [...new Set(flags)].filter(flag => flag !== '')
  if (unique.length === 0) return []
  if (Array.isArray(given) && unique.length === given.length)
    return unique.flatMap((flag, index) =>
      flag === given[index] ? [] : [{ kind: 'replace', pointer: at(pointer, 'flags', index), value: flag } as const],
    )
  return [{ kind: 'replace', pointer: at(pointer, 'flags'), value: unique }]
}
