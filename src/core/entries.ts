/** The entries of a table of the program's own, which has the keys that its type names and no others. */
export const entriesOf = <K extends string, V>(table: Readonly<Record<K, V>>): readonly (readonly [K, V])[] =>
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- Object.entries knows of no table that is complete
  Object.entries(table) as unknown as readonly (readonly [K, V])[]
