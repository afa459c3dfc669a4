import type { HookAnswer } from './output.ts'

/** On a terminal too it is what a harness would get. */
export const text = (answer: HookAnswer): string => JSON.stringify(answer)
