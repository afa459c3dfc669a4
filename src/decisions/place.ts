import { below } from '../registry/below.ts'
import type { Locations } from '../registry/locations.ts'

/** The log: one JSON object a line. The full one before it lies beside it, with `.1` behind its name. */
export const logFile = ({ state }: Pick<Locations, 'state'>): string => below(state, 'decisions.jsonl')

/** Bytes that a file of the log has at most: some ten thousand decisions. */
export const MOST_BYTES = 10_000_000
