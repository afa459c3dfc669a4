// What holds a program that is run: each fixture, plain, as a user of its own and in bubblewrap; and programs of this machine that are known to act
// on a foreign flag, in bubblewrap only. node bench/confinement.mjs [--fixtures|--strangers]
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'

const root = join(import.meta.dirname, '..')
const atip = join(root, 'bin', 'atip.cjs')
const fixtures = join(root, 'test', 'fixtures', 'programs')
const TIMEOUT_MS = 1000

const WAYS = {
  plain: ['--sandbox', 'off', '--as-root'],
  uid: ['--sandbox', 'off'],
  bubblewrap: ['--sandbox', 'require'],
}

/** Measured on Debian 12: with --agent each of these writes, hangs, floods, dials, or leaves a process behind. */
const STRANGERS = [
  'autopasswd',
  'bzexe',
  'chg',
  'ctest',
  'dislocate',
  'docker',
  'expect_autopasswd',
  'expect_dislocate',
  'expect_ftp-rfc',
  'expect_lpunlock',
  'expect_mkpasswd',
  'expect_rftp',
  'expect_rlogin-cwd',
  'expect_weather',
  'gpgcompose',
  'instmodsh',
  'jshell',
  'links',
  'llvm-PerfectShuffle',
  'make-ssl-cert',
  'mariadb-access',
  'mkfontdir',
  'mkfontscale',
  'mvnDebug',
  'mysqlaccess',
  'npm',
  'npx',
  'pam-auth-update',
  'rdoc',
  'select-editor',
  'weechat-curses',
]

/** Where a program could leave something that is not its scratch directory. */
const WATCHED = ['/etc', '/opt', '/home', '/usr/local', '/usr/bin', '/usr/share', '/var/lib', '/var/cache', '/srv']

const pids = () => readdirSync('/proc').filter(it => /^[0-9]+$/.test(it))

/** Its environment or working directory leads into the directory of one run. */
const isOf = (pid, directory) => {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'latin1').includes(directory) || readlinkSync(`/proc/${pid}/cwd`).startsWith(directory)
  } catch {
    return false
  }
}

const snapshot = directory =>
  new Map(
    readdirSync(directory, { recursive: true, encoding: 'utf8' }).map(name => {
      const stat = statSync(join(directory, name), { bigint: true, throwIfNoEntry: false })
      return [join(directory, name), stat === undefined ? '' : `${stat.size} ${stat.ctimeNs}`]
    }),
  )

const changedSince = (before, directory) => {
  const after = snapshot(directory)
  return [...new Set([...before.keys(), ...after.keys()])].filter(it => before.get(it) !== after.get(it))
}

const systemChanges = marker =>
  spawnSync('find', [...WATCHED.filter(it => existsSync(it)), '-xdev', '-newercc', marker, '-type', 'f'], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(it => it !== '')

const outcomeOf = (result, path) => {
  if (result.refused.some(it => it.path === path)) return 'refused'
  if (result.timedOut.includes(path)) return 'timed out'
  const rejection = result.rejected.find(it => it.path === path)
  if (rejection !== undefined) return `rejected: ${rejection.findings[0].code}`
  if (result.added.includes(basename(path))) return 'spoke'
  return result.executed === 0 ? 'not run' : 'silent'
}

/** One scan of one program by itself, on a machine with something to lose. */
const run = (name, way, isFixture) => {
  const directory = mkdtempSync(join(tmpdir(), 'confinement-'))
  chmodSync(directory, 0o755)
  for (const each of ['home', 'work', 'bin', 'tmp', 'data']) mkdirSync(join(directory, each))
  for (const each of ['home', 'work']) writeFileSync(join(directory, each, 'kept.txt'), 'kept\n')
  const bin = join(directory, 'bin')
  if (isFixture) {
    copyFileSync(join(fixtures, name), join(bin, name))
    chmodSync(join(bin, name), 0o755)
  }
  const marker = join(directory, 'data', 'marker')
  writeFileSync(marker, '')
  const places = ['home', 'work', 'bin', 'tmp'].map(it => join(directory, it))
  const before = places.map(snapshot)
  const { NODE_EXTRA_CA_CERTS: _, ...rest } = process.env
  const env = {
    ...rest,
    HOME: join(directory, 'home'),
    TMPDIR: join(directory, 'tmp'),
    XDG_CONFIG_HOME: join(directory, 'data', 'config'),
    XDG_CACHE_HOME: join(directory, 'data', 'cache'),
  }
  const what = isFixture ? [bin, '--probe', 'all'] : ['--tool', name]
  const argv = [
    atip,
    'scan',
    ...what,
    '--json',
    '--timeout',
    `${TIMEOUT_MS}ms`,
    '--data-dir',
    join(directory, 'data', 'registry'),
    ...WAYS[way],
  ]
  const started = performance.now()
  const { stdout, stderr, status } = spawnSync(process.execPath, argv, { cwd: join(directory, 'work'), env, encoding: 'utf8' })
  const elapsedMs = performance.now() - started
  const changed = places.flatMap((place, at) => changedSince(before[at], place))
  const system = isFixture ? [] : systemChanges(marker)
  const left = pids().filter(it => isOf(it, directory))
  rmSync(directory, { recursive: true, force: true })
  if (status !== 0) return { outcome: JSON.parse(stderr).error.code, changed: [...changed, ...system], left: left.length, elapsedMs }
  const result = JSON.parse(stdout)
  const path = isFixture ? join(bin, name) : spawnSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).stdout.trim()
  return { outcome: outcomeOf(result, path), held: result.sandbox, changed: [...changed, ...system], left: left.length, elapsedMs }
}

const row = (name, way, { outcome, held, changed, left, elapsedMs }) =>
  `${name.padEnd(20)} ${way.padEnd(10)} ${(held ?? '').padEnd(10)} ${outcome.padEnd(24)} changed ${String(changed.length).padStart(2)}  left ${left}  ${elapsedMs.toFixed(0).padStart(5)} ms ${changed.slice(0, 3).join(' ')}`

const only = process.argv[2]
let lost = 0
const show = (name, way, isFixture) => {
  const found = run(name, way, isFixture)
  if (found.changed.length > 0 || found.left > 0) lost++
  console.log(row(name, way, found))
}

if (only !== '--strangers') for (const name of readdirSync(fixtures).toSorted()) for (const way of Object.keys(WAYS)) show(name, way, true)
if (only !== '--fixtures') {
  const here = STRANGERS.filter(it => spawnSync('sh', ['-c', `command -v ${it}`]).status === 0)
  for (const name of here) show(name, 'bubblewrap', false)
  console.log(`${here.length} programs that act on a foreign flag, of ${STRANGERS.length} known, are installed here`)
}
console.log(`${lost} runs changed a file outside of their scratch directories, or left a process`)
