import type { World } from '../host/world.ts'
import type { Programs } from './hook-line.ts'

/** Where package managers link the current Node: a path there outlasts an update, unlike that of a version. */
const LASTING = ['/usr/bin/node', '/usr/local/bin/node', '/opt/homebrew/bin/node', '/home/linuxbrew/.linuxbrew/bin/node']

/** What a hook starts: the Node that runs us, and this package. */
export const programsOf = ({ files, node, executable }: Pick<World, 'files' | 'node' | 'executable'>): Programs => {
  const real = files.realpath(node.path)
  const lasting = real === undefined ? undefined : LASTING.find(path => files.realpath(path) === real)
  return { node: lasting ?? node.path, atip: executable }
}

/** Places from which a package goes by itself: a hook that names one blocks everything soon. */
export const isPassing = (path: string): boolean => /\/(?:_npx|\.npm\/_cacache|dlx-[^/]*|bunx-[^/]*)\//.test(path)
