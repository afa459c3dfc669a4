import { isObject } from '../../../../../core/json.ts'
import type { JsonObject } from '../../../../../core/json.ts'

/** Both, one in the other; where both say something the second counts. */
export const merged = (first: JsonObject, second: JsonObject): JsonObject => {
  const both = Object.entries(second).map(([key, value]) => {
    const before = first[key]
    return [key, isObject(before) && isObject(value) ? merged(before, value) : value] as const
  })
  return { ...first, ...Object.fromEntries(both) }
}
