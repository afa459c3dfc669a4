import type { CompletionScript } from './output.ts'

/** For a shell, which reads it as it is. */
export const text = ({ script }: CompletionScript): string => script
