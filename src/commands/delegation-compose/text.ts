import type { ComposedDelegation } from './output.ts'

/** For a file, which holds it as it is. */
export const text = (delegation: ComposedDelegation): string => JSON.stringify(delegation, null, 2)
