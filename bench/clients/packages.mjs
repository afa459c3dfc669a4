// Where the clients lie, and how they get there.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const major = Number(process.versions.node.split('.')[0])

const needsNode = node => `needs Node ${node}: give --node${node} PROGRAM, as npx -y node@${node} -p process.execPath names it`

/** A client with what it takes to start it: `program`, `path` (what comes first there); or why not (`missing`). */
export const found = ({ client, folder, node22 }) => {
  const modules = join(folder, client.id, 'node_modules')
  const own = join(modules, client.package, 'package.json')
  if (!existsSync(own)) return { missing: `not in ${modules}` }
  if (client.node !== undefined && major < client.node && node22 === undefined) return { missing: needsNode(client.node) }
  return {
    ...client,
    installedVersion: JSON.parse(readFileSync(own, 'utf8')).version,
    program: join(modules, '.bin', client.bin),
    path: client.node === undefined || node22 === undefined ? [] : [dirname(node22)],
  }
}

const npm = (directory, wanted) => {
  mkdirSync(directory, { recursive: true })
  if (!existsSync(join(directory, 'package.json'))) writeFileSync(join(directory, 'package.json'), '{}\n')
  // --force: a client that wants another Node than this one is started with that
  execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save', '--force', `${wanted.package}@${wanted.version}`], {
    cwd: directory,
    stdio: 'inherit',
  })
}

/** Makes the install where it is missing. */
export const install = ({ client, folder }) => {
  const directory = join(folder, client.id)
  if (!existsSync(join(directory, 'node_modules', client.package))) npm(directory, client)
}
