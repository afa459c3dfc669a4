/** In the dialect of the harness that asked; null is said by printing nothing. */
export type HookAnswer = object | null
