// Large documents of the package, cut by command, for those who need one command of them: dist/shims/NAME.json (dist/builtins/NAME.json) has the root and where
// each command lies in NAME.parts; NAME.names beside it has the names of all commands. Parsing the whole of git's document costs a verdict a fifth of its time.
const { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')

/** Below this a document is parsed faster than it is looked up. */
const LARGE = 48 * 1024

const root = join(__dirname, '..')

/** Commands with what completion shows of them, and nothing else. */
const namesOf = commands =>
  Object.fromEntries(
    Object.entries(commands).map(([name, { description, 'x-aliases': aliases, commands: inner }]) => [
      name,
      { description, 'x-aliases': aliases, ...(inner === undefined ? {} : { commands: namesOf(inner) }) },
    ]),
  )

const split = directory => {
  const target = join(root, 'dist', directory)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(join(root, directory))) {
    const bytes = readFileSync(join(root, directory, name))
    if (bytes.length < LARGE) continue
    const { commands, ...document } = JSON.parse(bytes.toString('utf8'))
    // nothing to cut; and one with no commands at all, `{}`, is a group that wants one
    if (commands === undefined) continue
    const parts = {}
    const texts = []
    let at = 0
    for (const [command, definition] of Object.entries(commands)) {
      const text = Buffer.from(JSON.stringify(definition))
      parts[command] = [at, text.length]
      texts.push(text)
      at += text.length
    }
    writeFileSync(join(target, name), JSON.stringify({ size: bytes.length, document, parts }))
    writeFileSync(
      join(target, name.replace(/\.json$/, '.names')),
      JSON.stringify({ size: bytes.length, document: { commands: namesOf(commands) } }),
    )
    writeFileSync(join(target, name.replace(/\.json$/, '.parts')), Buffer.concat(texts))
  }
}

split('shims')
split('builtins')
