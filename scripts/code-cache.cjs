// Runs each hot command once and keeps the bytecode that V8 made of it: dist/fast/NAME.cjs.cache. Reading bytecode costs half of what
// compiling costs, and a start has little else to do. Made by the build, with the Node that will run it.
const { spawnSync } = require('node:child_process')
const { mkdtempSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const { tmpdir } = require('node:os')
const { dirname, join } = require('node:path')
const { Script } = require('node:vm')

const packageDir = dirname(__dirname)

/** A typical call of each, in a directory of its own. */
const LINE = 'cd src && git status; ls -la "$HOME" | grep -n x > /dev/null'
const PAYLOAD = JSON.stringify({ tool_name: 'Bash', tool_input: { command: LINE }, cwd: packageDir })
const CALLS = {
  scan: { argv: ['scan', '--json'] },
  list: { argv: ['list'] },
  show: { argv: ['show', 'jq'] },
  check: { argv: ['check', LINE] },
  hook: { argv: ['hook', 'claude'], input: PAYLOAD },
  complete: { argv: ['complete', 'zsh', '--', 'show', 'git', ''] },
}

const record = name => {
  const file = join(packageDir, 'dist', 'fast', `${name}.cjs`)
  const script = new Script(`(function (exports, require, module, __filename, __dirname) {${readFileSync(file, 'utf8')}\n})`, {
    filename: file,
  })
  const loaded = { exports: {} }
  const inner = path => require(path.startsWith('.') ? join(packageDir, 'dist', 'fast', path) : path)
  script.runInThisContext()(loaded.exports, inner, loaded, file, dirname(file))
  process.argv = [process.execPath, join(packageDir, 'bin', 'atip.cjs'), ...CALLS[name].argv]
  loaded.exports.start(packageDir)
  process.on('exit', () => writeFileSync(`${file}.cache`, script.createCachedData()))
}

const clear = () => {
  for (const name of Object.keys(CALLS)) rmSync(join(packageDir, 'dist', 'fast', `${name}.cjs.cache`), { force: true })
}

// V8 knows bytecode by the length of its source alone: none may be there while another source is being written
if (process.argv[2] === 'clear') clear()
else if (process.argv[2] !== undefined) record(process.argv[2])
else {
  const scratch = mkdtempSync(join(tmpdir(), 'atip-build-'))
  const env = { ...process.env, XDG_DATA_HOME: scratch, XDG_CACHE_HOME: scratch, XDG_CONFIG_HOME: scratch, PATH: scratch }
  // the first scan makes the registry that the recorded, unchanged one reads
  clear()
  spawnSync(process.execPath, [join(packageDir, 'bin', 'atip.cjs'), 'scan'], { env })
  for (const [name, { input = '' }] of Object.entries(CALLS)) {
    const { status, stderr } = spawnSync(process.execPath, [__filename, name], { env, input, encoding: 'utf8' })
    if (status !== 0) throw new Error(`${name}: ${stderr}`)
  }
  rmSync(scratch, { recursive: true, force: true })
}
