// Lines run by a real shell where they can do no harm: an empty root with the shell, its libraries and stubs, no network, processes of their
// own, no privileges, and limits of time, memory and number. See README.md beside this directory's parent for what is bound in.
import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { NAMES } from './names.mjs'

/** A user without processes or files of its own: the kernel does not count the processes of root. */
const NOBODY = 65534

/** For what the lines write, each of the places; they are emptied before each line. */
const SCRATCH_BYTES = 4 << 20

const here = new URL('.', import.meta.url).pathname

const find = name =>
  (process.env.PATH ?? '')
    .split(':')
    .map(it => join(it, name))
    .find(it => it.startsWith('/') && existsSync(it))

/** As root we are someone else inside and outside. */
const account = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}

/** Why it cannot be used here; undefined: it can. */
export const lacking = shell => {
  const missing = ['bwrap', 'cc', PROGRAMS[shell]].find(it => find(it) === undefined)
  if (missing !== undefined) return `needs ${missing}`
  // containers and some distributions do not let users have namespaces
  const tried = spawnSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true'], { ...account, stdio: 'ignore' })
  return tried.status === 0 ? undefined : 'needs a bwrap that may make namespaces'
}

/** None for what is linked statically. */
const librariesOf = program =>
  spawnSync('ldd', [program], { encoding: 'utf8' })
    .stdout.split('\n')
    .flatMap(line => /(?:=> |^\s+)(\/\S+)/.exec(line)?.[1] ?? [])

/** How each shell is started so that it reads nothing but the line. */
const STARTS = {
  bash: ['bash', '--norc', '--noprofile', '-c'],
  sh: ['sh', '-c'],
  zsh: ['zsh', '-f', '-c'],
}

const PROGRAMS = { bash: 'bash', sh: 'dash', zsh: 'zsh' }

/** Where letters beyond ASCII are letters. */
const LOCALE = ['/usr/lib/locale/C.utf8', '/usr/lib/locale/C.UTF-8']

const modulesOf = shell => (shell === 'zsh' && existsSync('/usr/lib/x86_64-linux-gnu/zsh') ? ['/usr/lib/x86_64-linux-gnu/zsh'] : [])

const argvOf = (directory, shell) => {
  const program = realpathSync(find(PROGRAMS[shell]))
  const stubs = join(directory, 'stubs')
  const programs = [program, join(directory, 'driver'), join(directory, 'stub')]
  const bound = new Set([...programs.flatMap(librariesOf), ...modulesOf(shell), ...LOCALE.filter(it => existsSync(it))])
  return [
    ['--unshare-all', '--die-with-parent', '--new-session', '--as-pid-1', '--cap-drop', 'ALL', '--clearenv'],
    ['--uid', '1000', '--gid', '1000', '--hostname', 'fuzz'],
    ['--dir', '/0', '--ro-bind', join(directory, 'driver'), '/0/driver', '--ro-bind', join(directory, 'stub'), '/0/stub'],
    ['--ro-bind', program, '/0/shell'],
    [...bound].flatMap(it => ['--ro-bind', it, it]),
    ['/s', '/bin', '/usr/bin'].flatMap(it => ['--ro-bind', stubs, it]),
    ['--ro-bind', join(directory, 'passwd'), '/etc/passwd'],
    ['--dev', '/dev', '--remount-ro', '/dev', '--proc', '/proc'],
    ['/0/log', '/home/user', '/tmp'].flatMap(it => ['--size', String(SCRATCH_BYTES), '--tmpfs', it]),
    ['--remount-ro', '/', '/0/driver', ...STARTS[shell]],
  ].flat()
}

/** Compiles the driver and the stub, and lays the stub under every name. */
const prepare = () => {
  const directory = mkdtempSync(join(tmpdir(), 'fuzz-'))
  chmodSync(directory, 0o755)
  for (const name of ['driver', 'stub']) {
    const [source, target] = [join(here, `${name}.c`), join(directory, name)]
    // without libraries to find they start faster
    const isStatic = spawnSync('cc', ['-O2', '-static', '-o', target, source], { stdio: 'ignore' }).status === 0
    if (!isStatic) execFileSync('cc', ['-O2', '-o', target, source], { stdio: ['ignore', 'inherit', 'inherit'] })
    chmodSync(target, 0o755)
  }
  // `~root` and `~user` mean something
  writeFileSync(join(directory, 'passwd'), 'root:x:0:0::/root:/bin/sh\nuser:x:1000:1000::/home/user:/bin/sh\n', { mode: 0o644 })
  mkdirSync(join(directory, 'stubs'), { mode: 0o755 })
  chmodSync(join(directory, 'stubs'), 0o755)
  for (const name of NAMES) symlinkSync('/0/stub', join(directory, 'stubs', name))
  return directory
}

const texts = (bytes, from, to) => bytes.toString('utf8', from, Math.max(from, to - 1)).split('\0')

/** What the stub wrote down: the command with the directory, the input and the environment that it got. */
const recordsOf = log => {
  const records = []
  for (let at = 0; at + 4 <= log.length;) {
    const length = log.readUInt32LE(at)
    const [cwd, input, count, ...rest] = texts(log, at + 4, at + 4 + length)
    at += 4 + length
    if (length === 0 || count === undefined) continue
    const argc = Number(count)
    records.push({
      cwd,
      argv: rest.slice(0, argc),
      stdin: input === '-' ? undefined : input.slice(1),
      environment: rest.slice(argc),
    })
  }
  return records
}

/** One sandbox, which answers line after line. */
class Sandbox {
  #child
  #waiting = []
  #bytes = Buffer.alloc(0)

  constructor(directory, shell) {
    this.#child = spawn('bwrap', argvOf(directory, shell), {
      ...account,
      stdio: ['pipe', 'pipe', 'inherit'],
      env: { PATH: '/usr/bin:/bin' },
    })
    this.#child.stdout.on('data', chunk => this.#take(chunk))
    this.#child.on('close', () => {
      for (const { reject } of this.#waiting.splice(0)) reject(new Error('the sandbox ended'))
    })
    this.#child.stdin.on('error', () => {})
  }

  #take(chunk) {
    this.#bytes = this.#bytes.length === 0 ? chunk : Buffer.concat([this.#bytes, chunk])
    while (this.#bytes.length >= 16) {
      const [slow, status, logged, written] = [0, 4, 8, 12].map(it => this.#bytes.readUInt32LE(it))
      const end = 16 + logged + written
      if (this.#bytes.length < end) return
      const commands = recordsOf(this.#bytes.subarray(16, 16 + logged))
      const files = written === 0 ? [] : texts(this.#bytes, 16 + logged, end)
      this.#bytes = this.#bytes.subarray(end)
      this.#waiting.shift().resolve({ slow, status, commands, files })
    }
  }

  /** What the shell did with each line, in their order. */
  run(lines) {
    const answers = lines.map(() => new Promise((resolve, reject) => this.#waiting.push({ resolve, reject })))
    for (const line of lines) {
      const text = Buffer.from(line.replaceAll('\0', ''))
      const head = Buffer.alloc(4)
      head.writeUInt32LE(text.length)
      this.#child.stdin.write(Buffer.concat([head, text]))
    }
    return Promise.all(answers)
  }

  end() {
    this.#child.stdin.end()
    return new Promise(resolve => (this.#child.exitCode === null ? this.#child.on('close', resolve) : resolve()))
  }
}

/** `work` with so many sandboxes; everything is gone afterwards. */
export const withSandboxes = async (shell, count, work) => {
  const directory = prepare()
  const sandboxes = Array.from({ length: count }, () => new Sandbox(directory, shell))
  try {
    return await work(sandboxes)
  } finally {
    await Promise.all(sandboxes.map(it => it.end()))
    rmSync(directory, { recursive: true })
  }
}
