import { checkNumber } from './arithmetic.ts'
import type { Place } from './walk.ts'
import type { Word } from './word.ts'

/** A variable that was declared to be a number calculates what it is given. */
export const checkInteger = (place: Place, name: string, value: Word): void => {
  if (place.state.marks.get(name)?.integer === true) checkNumber(place, value)
}
