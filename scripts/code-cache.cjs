// Runs each hot command, and typical calls of the whole program, and keeps the bytecode that V8 made of each file: FILE.cache. Reading bytecode
// costs half of what compiling costs, and a start has little else to do. Made by the build for the Node that builds: no other uses it, each
// compiles the source.
const { spawnSync } = require('node:child_process')
const { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { basename, dirname, join } = require('node:path')
const { Script } = require('node:vm')
const { crc32 } = require('node:zlib')

const packageDir = dirname(__dirname)

const LINE = 'cd src && git status; ls -la "$HOME" | grep -n x > /dev/null'
const PAYLOAD = JSON.stringify({ tool_name: 'Bash', tool_input: { command: LINE }, cwd: packageDir })

/** Typical calls, all of a command made in one process: a function that none of them runs is compiled by whoever runs it. */
const TYPICAL = [
  { argv: ['scan', '--json'] },
  { argv: ['list'] },
  { argv: ['show', 'jq'] },
  { argv: ['show', 'harbour'] },
  { argv: ['search', 'print', 'some', 'json'] },
  { argv: ['check', LINE] },
  { argv: ['check', '--', 'ls', '-la'] },
  { argv: ['hook', 'claude'], input: PAYLOAD },
  { argv: ['complete', 'zsh', '--', 'show', 'git', ''] },
]

const callsOf = name => TYPICAL.filter(({ argv }) => argv[0] === name)

/** What needs what few lines need: the bytecode of those parts is kept, and not that of the command which carried them. */
const DEMANDING = [
  { argv: ['check', "awk '{ print $1, NF }' a.txt | jq '.a | map(.b)' | sed -n '1,20p;s/a/b/'"] },
  { argv: ['check', "sqlite3 a.db 'select a, count(*) from b where c = 1'"] },
  { argv: ['check', '--policy', 'policy.json', 'ls -la; git status; rm a'] },
]
const POLICY = '{"extends": "workspace", "commands": {"allow": ["git status"], "ask": ["git push"], "deny": ["rm -r"]}}'

/**
 * Calls of the whole program, a process each: what one left is read by the next, so that a file keeps the functions that any of them called.
 * They run where furnish() has been, after a scan.
 */
const WHOLE = [
  ['scan', '--full'],
  ['--help'],
  ['validate', 'document.json'],
  ['validate', 'broken.json'],
  ['list', '--text', '--verbose'],
  ['show', 'harbour', '--text', '--explain'],
  ['which', 'git', '--text'],
  ['check', '--text', '--policy', 'policy.json', LINE],
  ['policy', 'show', '--policy', 'policy.json'],
  ['policy', 'test', 'policy.json'],
  ['patterns', 'list'],
  ['search', '--text', 'print', 'json'],
  ['shim', 'new', 'jq'],
  ['config', 'show'],
]

/** A machine that has what is looked for: programs that shims describe, and one that describes itself. */
const furnish = directory => {
  const bin = join(directory, 'bin')
  // programs run as another user when we are root
  chmodSync(directory, 0o755)
  mkdirSync(bin)
  const document = {
    atip: '0.1',
    name: 'harbour',
    version: '1.0.0',
    description: 'Ships',
    commands: { dock: { description: 'Dock a ship' } },
  }
  const programs = {
    harbour: `echo '${JSON.stringify(document)}'`,
    ls: '',
    git: '',
    grep: '',
    cat: '',
    jq: '',
    awk: '',
    sed: '',
    sqlite3: '',
    rm: '',
  }
  writeFileSync(join(directory, 'policy.json'), POLICY, { mode: 0o644 })
  mkdirSync(join(directory, 'logged/agent-tools'), { recursive: true })
  writeFileSync(join(directory, 'logged/agent-tools/config.json'), '{"log": true}', { mode: 0o644 })
  writeFileSync(join(directory, 'document.json'), JSON.stringify(document))
  writeFileSync(join(directory, 'broken.json'), JSON.stringify({ ...document, atip: 0.1, comands: {} }))
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return bin
}

const MARK = /\n\/\/[0-9a-f]{8}$/

const unmarked = bytes => Buffer.from(bytes.toString('latin1').replace(MARK, ''), 'latin1')

const DIST = join(packageDir, 'dist')

const HOT_DIRECTORY = join(DIST, 'fast')

const fileOf = name => join(HOT_DIRECTORY, `${name}.cjs`)

const MAIN = join(DIST, 'main.cjs')

const sourcesIn = directory =>
  readdirSync(directory)
    .filter(name => name.endsWith('.cjs'))
    .map(name => join(directory, name))

/** What hot commands load when they need it. */
const demanded = () => sourcesIn(join(HOT_DIRECTORY, 'demand'))

/** One for each folder of hot commands, as the build made them. */
const bundles = () => sourcesIn(HOT_DIRECTORY).map(file => basename(file, '.cjs'))

/** The whole program. */
const whole = () => [MAIN, ...sourcesIn(join(DIST, 'chunks')), ...sourcesIn(join(DIST, 'parts'))]

/** Ends a source with its own checksum, by which bin/atip.cjs knows that it is intact. */
const mark = file => {
  const bytes = unmarked(readFileSync(file))
  writeFileSync(file, Buffer.concat([bytes, Buffer.from(`\n//${crc32(bytes).toString(16).padStart(8, '0')}`)]))
}

/** Of each file that was loaded: what it exports, and the script that V8 made of it. */
const modules = new Map()

const SUMS = 8

/** What an earlier call left of it. */
const bytecodeOf = file => (existsSync(`${file}.cache`) ? readFileSync(`${file}.cache`).subarray(0, -SUMS) : undefined)

const load = file => {
  const known = modules.get(file)
  if (known !== undefined) return known.loaded.exports
  const source = `(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`
  const script = new Script(source, { filename: file, cachedData: bytecodeOf(file) })
  const loaded = { exports: {} }
  modules.set(file, { loaded, script })
  const inner = path => (path.startsWith('.') ? load(join(dirname(file), path)) : require(path))
  script.runInThisContext()(loaded.exports, inner, loaded, file, dirname(file))
  return loaded.exports
}

/** Which Node made it: as in bin/atip.cjs. */
const thisNode = () => {
  const { size, mtimeMs } = statSync(process.execPath)
  return `${process.version} ${process.arch} ${process.execPath} ${size} ${Math.trunc(mtimeMs / 1000)}`
}

const keep = file => {
  const data = modules.get(file).script.createCachedData()
  const sums = Buffer.alloc(SUMS)
  sums.writeUInt32LE(crc32(thisNode(), crc32(unmarked(readFileSync(file)))))
  sums.writeUInt32LE(crc32(data), 4)
  writeFileSync(`${file}.cache`, Buffer.concat([data, sums]))
}

const record = (file, calls, kept) => {
  const { start } = load(file)
  for (const argv of calls) {
    process.argv = [process.execPath, join(packageDir, 'bin', 'atip.cjs'), ...argv]
    start(packageDir)
  }
  process.on('exit', () => {
    for (const each of kept()) if (modules.has(each)) keep(each)
    // what was judged is not what was asked for, nor is what was wrong on purpose
    if (process.exitCode !== 70) process.exitCode = 0
  })
}

/** Each is a process: what is recorded, by name, and what it is told. */
const recordings = () => [
  ...bundles().map(name => {
    const calls = callsOf(name)
    if (calls.length === 0) throw new Error(`no call is known that is typical of ${name}`)
    return {
      name,
      input: calls[0].input,
      run: () =>
        record(
          fileOf(name),
          calls.map(call => call.argv),
          () => [fileOf(name)],
        ),
    }
  }),
  {
    name: 'demand',
    run: () =>
      record(
        fileOf('check'),
        DEMANDING.map(call => call.argv),
        demanded,
      ),
  },
  ...WHOLE.map((argv, at) => ({ name: `whole ${at}`, run: () => record(MAIN, [argv], whole) })),
]

const asked = process.argv[2]
if (asked !== undefined)
  recordings()
    .find(({ name }) => name === asked)
    .run()
else {
  const scratch = mkdtempSync(join(tmpdir(), 'atip-build-'))
  const home = { XDG_DATA_HOME: scratch, XDG_CACHE_HOME: scratch, XDG_CONFIG_HOME: scratch, XDG_STATE_HOME: scratch }
  const env = { ...process.env, ...home, PATH: furnish(scratch) }
  // hot commands are mostly called where nobody has a configuration
  const logged = { ...env, XDG_CONFIG_HOME: join(scratch, 'logged') }
  for (const file of [...bundles().map(fileOf), ...demanded(), ...whole()]) {
    mark(file)
    rmSync(`${file}.cache`, { force: true })
  }
  // the first scan makes the registry that the recorded, unchanged one reads
  spawnSync(process.execPath, [join(packageDir, 'bin', 'atip.cjs'), 'scan'], { env })
  for (const { name, input = '' } of recordings()) {
    const around = { cwd: scratch, env: bundles().includes(name) ? env : logged, input, encoding: 'utf8' }
    const { status, stderr } = spawnSync(process.execPath, [__filename, name], around)
    if (status !== 0) throw new Error(`${name} ended with status ${status}: ${stderr}`)
  }
  rmSync(scratch, { recursive: true, force: true })
}
