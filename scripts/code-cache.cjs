// Runs each hot command once and keeps the bytecode that V8 made of it: dist/fast/NAME.cjs.cache. Reading bytecode costs half of what
// compiling costs, and a start has little else to do. Made by the build, with the Node that will run it.
const { spawnSync } = require('node:child_process')
const { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')
const { crc32 } = require('node:zlib')

const packageDir = dirname(__dirname)

const LINE = 'cd src && git status; ls -la "$HOME" | grep -n x > /dev/null'
const PAYLOAD = JSON.stringify({ tool_name: 'Bash', tool_input: { command: LINE }, cwd: packageDir })

/** Typical calls of each, all made in one process: a function that none of them runs is compiled by whoever runs it. */
const CALLS = {
  scan: { calls: [['scan', '--json']] },
  list: { calls: [['list']] },
  show: {
    calls: [
      ['show', 'jq'],
      ['show', 'harbour'],
    ],
  },
  check: {
    calls: [
      ['check', LINE],
      ['check', '--', 'ls', '-la'],
    ],
  },
  hook: { calls: [['hook', 'claude']], input: PAYLOAD },
  complete: { calls: [['complete', 'zsh', '--', 'show', 'git', '']] },
}

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
  const programs = { harbour: `echo '${JSON.stringify(document)}'`, ls: '', git: '', grep: '', jq: '' }
  for (const [name, text] of Object.entries(programs)) writeFileSync(join(bin, name), `#!/bin/sh\n${text}\n`, { mode: 0o755 })
  return bin
}

const MARK = /\n\/\/[0-9a-f]{8}$/

const unmarked = bytes => Buffer.from(bytes.toString('latin1').replace(MARK, ''), 'latin1')

/** Ends a hot command's source with its own checksum, by which bin/atip.cjs knows that it is intact. */
const mark = name => {
  const file = join(packageDir, 'dist', 'fast', `${name}.cjs`)
  const bytes = unmarked(readFileSync(file))
  writeFileSync(file, Buffer.concat([bytes, Buffer.from(`\n//${crc32(bytes).toString(16).padStart(8, '0')}`)]))
}

const record = name => {
  const file = join(packageDir, 'dist', 'fast', `${name}.cjs`)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  })
  const loaded = { exports: {} }
  const inner = path => require(path.startsWith('.') ? join(packageDir, 'dist', 'fast', path) : path)
  script.runInThisContext()(loaded.exports, inner, loaded, file, dirname(file))
  for (const argv of CALLS[name].calls) {
    process.argv = [process.execPath, join(packageDir, 'bin', 'atip.cjs'), ...argv]
    loaded.exports.start(packageDir)
  }
  process.on('exit', () => {
    const data = script.createCachedData()
    const sums = Buffer.alloc(8)
    sums.writeUInt32LE(crc32(unmarked(readFileSync(file))))
    sums.writeUInt32LE(crc32(data), 4)
    writeFileSync(`${file}.cache`, Buffer.concat([data, sums]))
  })
}

const clear = () => {
  for (const name of Object.keys(CALLS)) rmSync(join(packageDir, 'dist', 'fast', `${name}.cjs.cache`), { force: true })
}

// V8 knows bytecode by the length of its source alone: none may be there while another source is being written
if (process.argv[2] === 'clear') clear()
else if (process.argv[2] !== undefined) record(process.argv[2])
else {
  const scratch = mkdtempSync(join(tmpdir(), 'atip-build-'))
  const env = { ...process.env, XDG_DATA_HOME: scratch, XDG_CACHE_HOME: scratch, XDG_CONFIG_HOME: scratch, PATH: furnish(scratch) }
  for (const name of Object.keys(CALLS)) mark(name)
  // the first scan makes the registry that the recorded, unchanged one reads
  clear()
  spawnSync(process.execPath, [join(packageDir, 'bin', 'atip.cjs'), 'scan'], { env })
  for (const [name, { input = '' }] of Object.entries(CALLS)) {
    const { status, stderr } = spawnSync(process.execPath, [__filename, name], { env, input, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name} ended with status ${status}: ${stderr}`)
  }
  rmSync(scratch, { recursive: true, force: true })
}
