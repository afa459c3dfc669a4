// Into a network that is loopback alone: no client reaches its maker, whatever it tries.
import { spawnSync } from 'node:child_process'

const MARK = 'BENCH_CLIENTS_INSIDE'
const LOOPBACK = 'ip link set lo up && exec "$0" "$@"'
const forms = process.getuid?.() === 0 ? ['-n'] : ['-r', '-n']

export const isInside = process.env[MARK] === '1'

/** Starts this program once more inside; its exit status. */
export const reenter = () => {
  if (process.platform !== 'linux' || spawnSync('unshare', [...forms, 'sh', '-c', LOOPBACK, 'true'], { stdio: 'ignore' }).status !== 0) {
    console.error('This bench runs clients without a network, for which it needs Linux, unshare (of util-linux) and ip (of iproute2).')
    return 69
  }
  const inside = spawnSync('unshare', [...forms, 'sh', '-c', LOOPBACK, process.execPath, ...process.argv.slice(1)], {
    stdio: 'inherit',
    env: { ...process.env, [MARK]: '1' },
  })
  return inside.status ?? 1
}
