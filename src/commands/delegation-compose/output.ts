/** A delegation, as a file says it. */
export type ComposedDelegation = object
