// What every run shares: a copy of atip and of Node at paths of their own, so that a fault can take their place, and the registry of one scan.
import { execFileSync } from 'node:child_process'
import { chmodSync, copyFileSync, cpSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const PACKED = ['bin', 'dist', 'schemas', 'shims', 'builtins', 'policies', 'completions', 'clients', 'package.json']

/** A link where both lie on one file system: Node is a hundred megabytes. */
const linked = (from, to) => {
  try {
    linkSync(from, to)
  } catch {
    copyFileSync(from, to)
  }
}

const pathOf = (...first) => [...new Set([...first, dirname(process.execPath), '/usr/local/bin', '/usr/bin', '/bin'])].join(':')

export const baseEnv = (home, ...first) => ({
  PATH: pathOf(...first),
  HOME: home,
  TMPDIR: join(dirname(home), 'tmp'),
  TERM: 'xterm-256color',
  LANG: 'C.UTF-8',
  SHELL: '/bin/bash',
  USER: 'ada',
  NO_COLOR: '1',
})

/** `from`: the package, built. */
export const makeMachine = (directory, from) => {
  const node = join(directory, 'node', 'bin', 'node')
  const real = join(directory, 'node', 'bin', 'node.real')
  const atip = join(directory, 'package', 'bin', 'atip.cjs')
  const calls = join(directory, 'calls')
  mkdirSync(dirname(node), { recursive: true })
  mkdirSync(join(directory, 'package'))
  for (const name of PACKED)
    if (existsSync(join(from, name))) cpSync(join(from, name), join(directory, 'package', name), { recursive: true })
  linked(process.execPath, real)
  linked(process.execPath, node)

  /** Puts a shell script where Node was. */
  const wrap = body => {
    rmSync(node, { force: true })
    writeFileSync(node, `#!/bin/sh\n${body}\n`)
    chmodSync(node, 0o755)
  }

  /** Everything as it was made. */
  const restore = () => {
    rmSync(node, { force: true })
    linked(process.execPath, node)
    if (existsSync(`${atip}.away`)) renameSync(`${atip}.away`, atip)
    rmSync(calls, { force: true })
  }

  const run = (argv, { env, cwd }) => execFileSync(node, [atip, ...argv], { env, cwd, stdio: ['ignore', 'pipe', 'pipe'], encoding: 'utf8' })

  return {
    directory,
    node,
    real,
    atip,
    wrap,
    restore,
    run,
    /** From now on each start of atip by a hook is counted; with `payloads`, a directory, what it reads is kept there. */
    count: payloads => {
      if (payloads !== undefined) mkdirSync(payloads)
      const before = payloads === undefined ? 'exec' : `tee '${payloads}'/$$ |`
      wrap(`echo >> '${calls}'\n${before} '${real}' "$@"`)
    },
    calls: () => (existsSync(calls) ? readFileSync(calls, 'utf8').length : 0),
    /** A scan takes seconds and finds the same in every home. */
    scanned: home => {
      const kept = join(directory, 'scanned')
      if (!existsSync(kept)) {
        mkdirSync(join(kept, 'home', 'tmp'), { recursive: true })
        run(['scan', '--quiet'], { env: { ...baseEnv(join(kept, 'home')), TMPDIR: join(kept, 'home', 'tmp') }, cwd: kept })
      }
      for (const part of ['.local', '.cache'])
        if (existsSync(join(kept, 'home', part))) cpSync(join(kept, 'home', part), join(home, part), { recursive: true })
    },
  }
}
