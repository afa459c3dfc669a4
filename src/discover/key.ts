/** Looked for bare: quoted forms miss documents that are put together at run time. */
export const KEY = 'atip'

/** Name that programs packed by PyInstaller hold: their Python is compressed. */
export const PACKED = '_MEIPASS'

/** The word of programs that take `--agent` as an order to do their work. */
export const ORDERED = 'toolable'
