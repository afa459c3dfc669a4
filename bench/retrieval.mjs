// How well "atip search" finds what people ask for: node bench/retrieval.mjs [CHECKOUT OF tldr-pages/tldr] [--half dev|test] [--missed]
//
// Without a checkout, only the tasks of test/search/tasks.jsonl: where each was found. With one, every page of a tool that a packaged shim
// describes: its description, without the tool's name, has to find the tool; each example's description, without the name, the command of
// the example's line. An example is counted where the document has its command. The pages are two halves, by a hash of their names: figures
// and words are tuned on the first alone, the other is looked at once, at the end.
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import { scratch } from './measure.mjs'

const root = join(import.meta.dirname, '..')

const loaded = async () => {
  const id = '\0search'
  const source = ['registry/own-index', 'search/read-index', 'search/query']
    .map(file => `export * from ${JSON.stringify(join(root, 'src', `${file}.ts`))}`)
    .join('\n')
  const build = await rolldown({
    input: id,
    cwd: root,
    platform: 'node',
    plugins: [{ name: 'entry', resolveId: it => (it === id ? id : null), load: it => (it === id ? source : null) }],
  })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const file = join(scratch(), 'search.mjs')
  writeFileSync(file, output[0].code)
  const exported = await import(pathToFileURL(file).href)
  rmSync(file)
  return exported
}

const documents = readdirSync(join(root, 'shims'))
  .filter(name => name.endsWith('.json'))
  .map(name => JSON.parse(readFileSync(join(root, 'shims', name), 'utf8')))

const { packagedIndexText, readIndex, rank } = await loaded()

const index = readIndex(packagedIndexText(documents))

/** Places count from 1; undefined: not among the hits. */
const placeOf = (lines, wanted) => {
  const at = lines.findIndex(line => wanted.includes(line))
  return at === -1 ? undefined : at + 1
}

const names = new Map()

const wordsAt = number => {
  let words = names.get(number)
  if (words === undefined) names.set(number, (words = index.entry(number).words))
  return words
}

/** The commands that a question finds, best first, as lines: `git push`. */
const commandsFor = (question, tool) =>
  rank([index], question, name => tool === undefined || name === tool).map(({ command }) => wordsAt(command).join(' '))

const tools = lines => [...new Set(lines.map(line => line.split(' ')[0]))]

const percent = (count, of) => `${((100 * count) / of).toFixed(1)} %`

const recall = places => ({
  asked: places.length,
  'R@1': percent(places.filter(place => place === 1).length, places.length),
  'R@10': percent(places.filter(place => place <= 10).length, places.length),
})

const tasks = readFileSync(join(root, 'test/search/tasks.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map(line => JSON.parse(line))

const showTasks = () => {
  const rows = tasks.map(({ task, expect }) => {
    const lines = commandsFor(task)
    return { task, place: placeOf(lines, expect), found: lines.slice(0, 3).join(', ') }
  })
  console.table(rows)
  console.table({ tasks: recall(rows.map(row => row.place)) })
}

/** Alternatives as their last, `{{[-l|--latest]}}` as `--latest`; placeholders as the words that they hold. */
const plainLine = line => line.replaceAll(/\{\{\[([^|\]]*)\|([^\]]*)\]\}\}/g, '$2').replaceAll(/\{\{|\}\}/g, '')

const without = (text, name) =>
  text
    .replaceAll('`', '')
    .replaceAll(/\[(\w+)\]/g, '$1')
    .replaceAll(new RegExp(`(?<![\\w-])${name.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\w-])`, 'gi'), ' ')

/** The command that a line calls, by the document; undefined: it has no such command. */
const calledBy = (line, document) => {
  const words = line.split(/\s+/).filter((word, at) => at > 0 || word !== 'sudo')
  if (words[0] !== document.name) return undefined
  const path = [document.name]
  let node = document
  for (const word of words.slice(1)) {
    const commands = node.commands ?? {}
    if (Object.keys(commands).length === 0) break
    if (word.startsWith('-')) continue
    const name = Object.hasOwn(commands, word) ? word : Object.keys(commands).find(key => commands[key]['x-aliases']?.includes(word))
    if (name === undefined) return words[path.length] === word ? undefined : { path, node }
    path.push(name)
    node = commands[name]
  }
  return { path, node }
}

const pagesIn = checkout => {
  const byName = new Map(documents.map(document => [document.name, document]))
  const seen = new Set()
  return ['common', 'linux'].flatMap(platform =>
    readdirSync(join(checkout, 'pages', platform)).flatMap(file => {
      const text = readFileSync(join(checkout, 'pages', platform, file), 'utf8')
      const document = byName.get(/^# (\S+)/m.exec(text)?.[1])
      if (document === undefined || seen.has(file) || /alias of|is an alias/i.test(text)) return []
      seen.add(file)
      const about = [...text.matchAll(/^> (.*)$/gm)]
        .map(match => match[1])
        .filter(line => !/^(?:More information|See also|Note)/.test(line))
      const examples = [...text.matchAll(/^- (.*):\n\n`(.*)`$/gm)].map(([, meaning, line]) => ({ meaning, line: plainLine(line) }))
      const half = createHash('sha256').update(file.slice(0, -3)).digest()[0] % 2 === 0 ? 'dev' : 'test'
      return [{ half, document, about: about.join(' '), examples }]
    }),
  )
}

const measure = (pages, missed) => {
  const places = { tool: [], command: [], 'command, told what the tool is': [], 'command, with --tool': [] }
  let elapsed = 0
  let queries = 0
  for (const { document, about, examples } of pages) {
    const { name } = document
    const lines = commandsFor(without(about, name))
    const place = placeOf(tools(lines), [name])
    places.tool.push(place)
    if (missed && place !== 1) console.log(`${place ?? '-'}\t${name}\t${without(about, name)}\t${tools(lines).slice(0, 3).join(', ')}`)
    for (const { meaning, line } of examples) {
      const called = calledBy(line, document)
      if (called === undefined) continue
      const wanted = [called.path.join(' '), ...(called.node['x-same-as'] ?? [])]
      const question = without(meaning, name)
      const before = performance.now()
      const found = commandsFor(question)
      elapsed += performance.now() - before
      queries++
      const at = placeOf(found, wanted)
      places.command.push(at)
      places['command, told what the tool is'].push(placeOf(commandsFor(`${question} ${without(about, name)}`), wanted))
      places['command, with --tool'].push(placeOf(commandsFor(question, name), wanted))
      if (missed && at !== 1) console.log(`${at ?? '-'}\t${wanted[0]}\t${question}\t${found.slice(0, 3).join(', ')}`)
    }
  }
  console.table(Object.fromEntries(Object.entries(places).map(([what, found]) => [what, recall(found)])))
  console.log(`${(elapsed / queries).toFixed(2)} ms a question, in one process`)
}

const argv = process.argv.slice(2)
const half = argv.includes('--half') ? argv[argv.indexOf('--half') + 1] : 'dev'
const checkout = argv.find(word => existsSync(join(word, 'pages', 'common')))
if (checkout === undefined) showTasks()
else
  measure(
    pagesIn(checkout).filter(page => page.half === half),
    argv.includes('--missed'),
  )
