import { inOrder, wrong } from './check.ts'
import type { Checker } from './check.ts'

const NAME = 'Node'

/** `engines` of package.json: 20.19 and later ones of that line, 22.12 and everything after it. */
export const isSupported = (version: string): boolean => {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19)
}

/** That the Node which runs this is one that atip is tested with: a hook runs under the same. */
export const nodeVersion: Checker = {
  name: NAME,
  look: ({ world: { node } }) => [
    isSupported(node.version)
      ? inOrder(NAME, `${node.version} (${node.path})`)
      : wrong(NAME, `${node.version} (${node.path}) is not supported: atip needs 20.19, or 22.12 or newer`),
  ],
}
