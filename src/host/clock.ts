/**
 * Milliseconds since the process started, never going back. Not `performance.now()`: the first use of that loads a dozen modules of Node, which
 * takes longer than an unchanged scan.
 */
export const milliseconds = (): number => process.uptime() * 1e3
