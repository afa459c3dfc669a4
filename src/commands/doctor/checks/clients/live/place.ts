/** Where the client is started. Absolute. */
export interface Place {
  readonly home: string
  readonly project: string
}

/** A file there. */
export interface Written {
  readonly path: string
  readonly text: string
  readonly mode?: number
}
