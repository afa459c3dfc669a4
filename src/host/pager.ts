import { spawnSync } from 'node:child_process'

/** What less needs to show colours, and to end by itself where all fits on the screen. */
const LESS = 'FRX'

/** They reach the whole group: the pager answers them, and we wait for it. */
const KEYS = ['SIGINT', 'SIGQUIT'] as const

/**
 * Shows text through a pager and waits until that ends; false when it could not be started. That somebody left it early, or that it
 * failed with the text on the screen, is no trouble of ours. `command` is words, and no shell reads them.
 */
export const page = (text: string, command: string, env: Readonly<Record<string, string | undefined>>): boolean => {
  const [program = '', ...words] = command.split(/\s+/).filter(word => word !== '')
  if (program === '') return false
  const wait = () => {}
  for (const key of KEYS) process.on(key, wait)
  const { error } = spawnSync(program, words, { input: text, stdio: ['pipe', 'inherit', 'inherit'], env: { LESS, ...env } })
  for (const key of KEYS) process.off(key, wait)
  // EPIPE: it was started, and did not read to the end
  return error === undefined || ('code' in error && error.code === 'EPIPE')
}
