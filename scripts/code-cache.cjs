// Runs each hot command once and keeps the bytecode that V8 made of it: dist/fast/NAME.cjs.cache. Reading bytecode costs half of what
// compiling costs, and a start has little else to do. Made by the build for the Node that builds: no other uses it, each compiles the source.
const { spawnSync } = require('node:child_process')
const { chmodSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } = require('node:fs')
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
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return bin
}

const MARK = /\n\/\/[0-9a-f]{8}$/

const unmarked = bytes => Buffer.from(bytes.toString('latin1').replace(MARK, ''), 'latin1')

const HOT_DIRECTORY = join(packageDir, 'dist', 'fast')

const fileOf = name => join(HOT_DIRECTORY, `${name}.cjs`)

const DEMAND = join(HOT_DIRECTORY, 'demand')

const sourcesIn = directory =>
  readdirSync(directory)
    .filter(name => name.endsWith('.cjs'))
    .map(name => join(directory, name))

/** What hot commands load when they need it. */
const demanded = () => sourcesIn(DEMAND)

/** One for each folder of hot commands, as the build made them. */
const bundles = () => sourcesIn(HOT_DIRECTORY).map(file => basename(file, '.cjs'))

/** Ends a source with its own checksum, by which bin/atip.cjs knows that it is intact. */
const mark = file => {
  const bytes = unmarked(readFileSync(file))
  writeFileSync(file, Buffer.concat([bytes, Buffer.from(`\n//${crc32(bytes).toString(16).padStart(8, '0')}`)]))
}

/** Scripts that were loaded, by their files. */
const scripts = new Map()

const load = file => {
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  })
  scripts.set(file, script)
  const loaded = { exports: {} }
  script.runInThisContext()(loaded.exports, inner, loaded, file, HOT_DIRECTORY)
  return loaded.exports
}

const inner = path => {
  if (path.startsWith('./')) return load(join(HOT_DIRECTORY, path))
  return require(path.startsWith('.') ? join(HOT_DIRECTORY, path) : path)
}

/** Which Node made it: as in bin/atip.cjs. */
const thisNode = () => {
  const { size, mtimeMs } = statSync(process.execPath)
  return `${process.version} ${process.arch} ${process.execPath} ${size} ${Math.trunc(mtimeMs / 1000)}`
}

const keep = file => {
  const data = scripts.get(file).createCachedData()
  const sums = Buffer.alloc(8)
  sums.writeUInt32LE(crc32(thisNode(), crc32(unmarked(readFileSync(file)))))
  sums.writeUInt32LE(crc32(data), 4)
  writeFileSync(`${file}.cache`, Buffer.concat([data, sums]))
}

const record = (name, calls, kept) => {
  const { start } = load(fileOf(name))
  for (const { argv } of calls) {
    process.argv = [process.execPath, join(packageDir, 'bin', 'atip.cjs'), ...argv]
    start(packageDir)
  }
  process.on('exit', () => {
    for (const file of kept()) keep(file)
    // what was judged is not what was asked for
    if ([10, 20].includes(process.exitCode)) process.exitCode = 0
  })
}

const asked = process.argv[2]
if (asked === 'demand') record('check', DEMANDING, () => demanded().filter(file => scripts.has(file)))
else if (asked !== undefined) record(asked, callsOf(asked), () => [fileOf(asked)])
else {
  const scratch = mkdtempSync(join(tmpdir(), 'atip-build-'))
  const env = { ...process.env, XDG_DATA_HOME: scratch, XDG_CACHE_HOME: scratch, XDG_CONFIG_HOME: scratch, PATH: furnish(scratch) }
  const sources = [...bundles().map(fileOf), ...demanded()]
  for (const file of sources) mark(file)
  // the first scan makes the registry that the recorded, unchanged one reads
  for (const file of sources) rmSync(`${file}.cache`, { force: true })
  spawnSync(process.execPath, [join(packageDir, 'bin', 'atip.cjs'), 'scan'], { env })
  for (const name of [...bundles(), 'demand']) {
    const [typical] = callsOf(name)
    if (typical === undefined && name !== 'demand') throw new Error(`no call is known that is typical of ${name}`)
    const { input = '' } = typical ?? {}
    const { status, stderr } = spawnSync(process.execPath, [__filename, name], { cwd: scratch, env, input, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name} ended with status ${status}: ${stderr}`)
  }
  rmSync(scratch, { recursive: true, force: true })
}
