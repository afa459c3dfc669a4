import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { execaSync } from 'execa'

const root = join(import.meta.dirname, '..', '..')

/** What a build reads, besides the packages. */
const DIRECTORIES = ['src', 'shims', 'builtins', 'policies', 'scripts']
const FILES = ['rolldown.config.ts', 'package.json', 'package-lock.json']

const newest = (directory: string): number =>
  Math.max(
    0,
    ...readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' }).map(it => statSync(join(root, directory, it)).mtimeMs),
  )

/** Tests of the program run what is built: a build older than its sources is made anew first. */
export const setup = (): void => {
  const entry = join(root, 'dist', 'main.cjs')
  const sources = Math.max(...DIRECTORIES.map(newest), ...FILES.map(name => statSync(join(root, name)).mtimeMs))
  if (existsSync(entry) && statSync(entry).mtimeMs > sources) return
  execaSync('npm', ['run', 'build'], { cwd: root })
}
