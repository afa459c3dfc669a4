/** What holds where neither a file nor the command line says anything, and how far both may go. Apart, since a hot command reads it. */

/** Milliseconds. Below the least, starting a process takes longer; above the most, a scan is a service. */
export const TIMEOUT = { minimum: 50, maximum: 60_000, initial: 2000 } as const

/** Of programs that run at once; at 16 on two cores half of all timeouts are false. */
export const CONCURRENCY = { minimum: 1, maximum: 64, initial: 4 } as const

export const SANDBOXES = ['auto', 'require', 'off'] as const
export type Sandbox = (typeof SANDBOXES)[number]
