import type { Assignment } from 'unbash'
import { appended } from './appended.ts'
import { checkSubscript } from './arithmetic.ts'
import { expandAssigned, expandWord } from './expand.ts'
import type { Place } from './walk.ts'
import { anySecret, dynamicWord, joinWords, staticWord } from './word.ts'
import type { Word } from './word.ts'

/** `[key]=value` in an array: what stands in the brackets of an indexed array is calculated. */
const checkElement = (place: Place, text: string, keyed: boolean): void => {
  const key = /^\[([^]*?)\]\+?=/.exec(text)?.[1]
  if (key === undefined || (keyed && !/'[^']*[$`]/.test(key))) return
  if (/^[\w\s+*/%-]*$/.test(key)) return keyed ? undefined : checkSubscript(place, { type: 'Word', text: key, value: key, pos: 0, end: 0 })
  if (/^"?\$\{?[A-Za-z_]\w*\}?"?$/.test(key)) {
    const name = key.replaceAll(/\W/g, '')
    return checkSubscript(place, { type: 'Word', text: name, value: name, pos: 0, end: 0 })
  }
  // words in quotes, as the keys of an associative array that is declared elsewhere
  if (/[$`[\\]/.test(key)) place.problems.push({ code: 'evaluates', reason: `[${key}] is calculated, which can run commands` })
}

/** The value that an assignment gives. Arrays are not followed: their elements are read, their value is unknown. */
export const assignedValue = (place: Place, node: Assignment, keyed = false): Word => {
  if (node.index !== undefined) checkSubscript(place, node.index)
  const heldBefore = (kept: boolean) => (kept ? place.state.variables.get(node.name)?.secret : undefined)
  if (node.value.type === 'ArrayValue') {
    const words: Word[] = []
    for (const element of node.value.elements) {
      checkElement(place, element.text, keyed)
      words.push(...expandWord(place, element))
    }
    return dynamicWord(node.text, { secret: anySecret(words) ?? heldBefore(node.append === true) })
  }
  const value = expandAssigned(place, node.value)
  if (node.index !== undefined) return dynamicWord(node.text, { secret: value.secret ?? heldBefore(true) })
  return node.append === true ? appended(place.state, node.name, value) : value
}

/** `NAME=value` as a word of a command such as `export`. */
export const assignmentWord = (place: Place, node: Assignment, keyed: boolean): Word => ({
  ...joinWords(staticWord(`${node.name}=`), assignedValue(place, node, keyed)),
  text: node.text,
})
