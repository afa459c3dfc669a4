/** Looked for bare: quoted forms miss documents that are put together at run time. */
export const KEY = 'atip'

/** The word of programs that take `--agent` as an order to do their work. */
export const ORDERED = 'toolable'
