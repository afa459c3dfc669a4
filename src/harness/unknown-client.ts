import { didYouMean } from '../core/did-you-mean.ts'
import { failure } from '../core/failures.ts'
import type { Failure } from '../core/failures.ts'
import { nearest } from '../core/nearest.ts'
import { CLIENT_IDS } from './clients.ts'

/** That there is no client of this name. `command`: the one that was given it, as in `atip setup`. */
export const unknownClient = (name: string, command: string): Failure => {
  const meant = nearest(name, CLIENT_IDS)
  const message = `there is no client "${name}", only ${CLIENT_IDS.join(', ')}`
  return failure('BAD_USAGE', message, meant === undefined ? {} : { suggestion: didYouMean(meant, command) })
}
