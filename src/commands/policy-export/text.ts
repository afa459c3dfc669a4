import type { PolicyExport } from './output.ts'

/** For a client, which reads it as it is. */
export const text = (output: PolicyExport): string => output.text
