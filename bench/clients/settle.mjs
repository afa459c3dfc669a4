// A client in its home, as it is started without a login.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { stringify } from 'smol-toml'
import { written } from './scene.mjs'
import { RECIPES } from './stand-in.mjs'

/** `env` and `args` to start it with. */
export const settle = ({ client, scene: { home, project }, env, port }) => {
  const start = RECIPES[client.id]({ home, project, port })
  for (const [path, settings] of Object.entries(start.files))
    written(join(home, path), path.endsWith('.toml') ? stringify(settings) : settings)
  const all = { ...env, ...start.env }
  if (start.before !== undefined) execFileSync(client.program, start.before, { env: all, cwd: project, timeout: 60_000, stdio: 'ignore' })
  // its last word is what it is asked
  return { env: all, args: [...start.argv.slice(0, -1), ...(client.options ?? []), ...start.argv.slice(-1)] }
}
