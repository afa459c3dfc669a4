/** A value that is made when it is first asked for: what a start has no use for costs it nothing. */
export const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
