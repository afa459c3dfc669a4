/**
 * Milliseconds since the process started, never going back. Not `performance.now()`: the first use of that loads a dozen modules of Node, which
 * takes longer than an unchanged scan.
 */
export const milliseconds = (): number => process.uptime() * 1e3

/** Milliseconds that the process has worked, whatever else the machine was busy with. */
export const workedMilliseconds = (): number => {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e3
}
