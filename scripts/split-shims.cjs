// Finds one command of a large document of the package for those who need no other: dist/shims/NAME.json (dist/builtins/NAME.json) has the
// root of shims/NAME.json and where in that file each command lies; NAME.names beside it has the names of all commands. NAME.index has what `atip show NAME` says, of every shim. Parsing the whole of
// git's document costs a verdict a fifth of its time. And dist/described-shims.json: what a scan would read of each shim of the package.
const { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { findNodeAtLocation, parseTree } = require('jsonc-parser')

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

/** Where the definition of each command lies in a document's text, in bytes. */
const partsOf = text => {
  const commands = findNodeAtLocation(parseTree(text), ['commands'])
  return Object.fromEntries(
    commands.children.map(({ children: [name, { offset, length }] }) => [
      name.value,
      [Buffer.byteLength(text.slice(0, offset)), Buffer.byteLength(text.slice(offset, offset + length))],
    ]),
  )
}

/** By the program that was just built, as below. */
const { usualAnswer } = require('../dist/parts/search-usual-answer.cjs')

/** What `atip show NAME` says; of another size, the shim is another one. */
const answerOf = (size, document) => JSON.stringify({ size, document: usualAnswer(document) })

const split = directory => {
  const target = join(root, 'dist', directory)
  rmSync(target, { recursive: true, force: true })
  mkdirSync(target, { recursive: true })
  for (const name of readdirSync(join(root, directory))) {
    const bytes = readFileSync(join(root, directory, name))
    const text = bytes.toString('utf8')
    if (directory === 'shims') writeFileSync(join(target, name.replace(/\.json$/, '.index')), answerOf(bytes.length, JSON.parse(text)))
    if (bytes.length < LARGE) continue
    const { commands, ...document } = JSON.parse(text)
    // nothing to cut; and one with no commands at all, `{}`, is a group that wants one
    if (commands === undefined) continue
    writeFileSync(join(target, name), JSON.stringify({ size: bytes.length, document, parts: partsOf(text) }))
    writeFileSync(
      join(target, name.replace(/\.json$/, '.names')),
      JSON.stringify({ size: bytes.length, document: { commands: namesOf(commands) } }),
    )
  }
}

split('shims')
split('builtins')

/** By the program that was just built, so that it says what the scan itself would find; a shim that is wrong is left for the scan to report. */
const { describeShim } = require('../dist/parts/discover-read-shim.cjs')
const described = {}
for (const name of readdirSync(join(root, 'shims'))) {
  const bytes = readFileSync(join(root, 'shims', name))
  const shim = describeShim(bytes)
  if (!Array.isArray(shim)) described[name] = { size: bytes.length, shim }
}
writeFileSync(join(root, 'dist', 'described-shims.json'), JSON.stringify(described))

/** What `atip search` looks through. */
const { packagedIndexText } = require('../dist/parts/registry-own-index.cjs')
const documents = Object.keys(described).map(name => JSON.parse(readFileSync(join(root, 'shims', name), 'utf8')))
writeFileSync(join(root, 'dist', 'search.idx'), packagedIndexText(documents))

// what the program says of itself, for verdicts on lines that call it: no verdict waits until all operations are loaded, and none reads what is for people
const FOR_PEOPLE = new Set(['examples', 'patterns', 'default'])
const { selfDocument } = require('../dist/parts/adapters-self-document.cjs')
const { operations } = require('../dist/parts/commands-index.cjs')
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
const judged = (key, value) => (FOR_PEOPLE.has(key) ? undefined : key === 'description' ? '' : value)
writeFileSync(join(root, 'dist', 'self.json'), JSON.stringify(selfDocument(operations, version), judged))
