/** In the dialect of the harness that asked. */
export type HookAnswer = object
