// How much of a tool `atip shim generate` finds: node bench/generate.mjs [TOOL...] [--misses]
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { holds, namedBy } from './offered.mjs'
import { REFERENCES, ofDocument, runner } from './references.mjs'
import { environment, scratch } from './measure.mjs'

const TOOLS =
  'git gh kubectl docker terraform npm curl rsync pip systemctl jq cargo go apt-get tar ls grep find ssh psql tmux rg fd black mypy openssl redis-cli journalctl less'.split(
    ' ',
  )

const root = join(import.meta.dirname, '..')
const atip = join(root, 'bin', 'atip.cjs')
const shims = join(root, 'shims')
const directory = scratch()
const home = join(directory, 'home')
mkdirSync(home, { recursive: true })

const asked = process.argv.slice(2).filter(it => !it.startsWith('--'))
const showMisses = process.argv.includes('--misses')

const generate = tool => {
  const started = performance.now()
  const env = environment(directory, { PATH: process.env.PATH, HOME: process.env.HOME })
  const result = spawnSync(process.execPath, [atip, 'shim', 'generate', tool, '--json', '--fresh', '--quiet'], {
    env,
    encoding: 'utf8',
    maxBuffer: 1 << 27,
    timeout: 600_000,
  })
  return {
    seconds: (performance.now() - started) / 1000,
    output: result.status === 0 ? JSON.parse(result.stdout) : undefined,
    error: result.stderr,
  }
}

/** A flag of a command may be listed with a command above it. */
const lookUp = (options, path, flag) => {
  const words = path === '' ? [] : path.split(' ')
  for (let length = words.length; length >= 0; length--) {
    const own = options.get(words.slice(0, length).join(' '))
    if (own?.has(flag)) return { value: own.get(flag) }
  }
  return undefined
}

const negations = document => {
  const found = new Set()
  const walk = (node, path) => {
    for (const it of [...(node.options ?? []), ...(node.globalOptions ?? [])])
      if (it['x-negatable']) for (const flag of it.flags) if (flag.startsWith('--')) found.add(`${path} --no-${flag.slice(2)}`)
    for (const [name, child] of Object.entries(node.commands ?? {})) walk(child, path === '' ? name : `${path} ${name}`)
  }
  walk(document, '')
  return found
}

const aliases = document => {
  const found = new Set()
  const walk = (node, path) => {
    for (const [name, child] of Object.entries(node.commands ?? {})) {
      for (const it of [name, ...(child['x-aliases'] ?? [])]) {
        const below = path === '' ? it : `${path} ${it}`
        found.add(below)
      }
      walk(child, path === '' ? name : `${path} ${name}`)
    }
  }
  walk(document, '')
  return found
}

/** Of a shim, what this version of the tool can know. */
const ofThisVersion = (reference, known) => ({
  commands: reference.commands,
  options: new Map([...reference.options].map(([path, flags]) => [path, new Map([...flags].filter(([flag]) => known(flag)))])),
})

const compare = (document, reference, isNamed) => {
  const made = ofDocument(document)
  const names = aliases(document)
  const negated = negations(document)
  const misses = { commands: [], options: [], unsaid: [], values: [], ghosts: [] }
  for (const it of reference.commands) if (!names.has(it)) misses.commands.push(it)
  let options = 0
  let valued = 0
  let offered = 0
  for (const [path, flags] of reference.options) {
    for (const [flag, value] of flags) {
      options++
      const found = lookUp(made.options, path, flag)
      if (found === undefined && negated.has(`${path} ${flag}`)) continue
      if (found === undefined) misses[isNamed(flag) ? 'options' : 'unsaid'].push(`${path} ${flag}`.trim())
      else if (value !== null) {
        valued++
        if (found.value !== value) misses.values.push(`${path} ${flag} ${value ? 'takes' : 'takes no'} value`.trim())
      }
    }
    for (const flag of made.options.get(path)?.keys() ?? []) {
      offered++
      if (lookUp(reference.options, path, flag) === undefined) misses.ghosts.push(`${path} ${flag}`.trim())
    }
  }
  return { misses, commands: reference.commands.size, options, valued, offered }
}

// options: found, of all. of said: found, of those that any of its texts names, in whatever words
const percent = (missed, total) => (total === 0 ? '     -' : `${(100 - (100 * missed) / total).toFixed(1)}%`.padStart(6))
const extra = (count, total) => (total === 0 ? '     -' : `${((100 * count) / total).toFixed(1)}%`.padStart(6))

console.log('tool         against                  commands        options         of said   value right  not in it   seconds  runs')
for (const tool of asked.length > 0 ? asked : TOOLS) {
  const program = spawnSync('sh', ['-c', `command -v ${tool}`], { encoding: 'utf8' }).stdout.trim()
  if (program === '') {
    console.log(`${tool.padEnd(12)} is not installed`)
    continue
  }
  const { seconds, output, error } = generate(tool)
  if (output === undefined) {
    console.log(`${tool.padEnd(12)} ${error.split('\n')[0].slice(0, 120)}`)
    continue
  }
  const references = []
  const own = REFERENCES[tool]
  if (own !== undefined) {
    try {
      references.push([own[0], own[1](runner(home), shims)])
    } catch (problem) {
      console.log(`${tool.padEnd(12)} its reference cannot be made: ${String(problem).slice(0, 100)}`)
    }
  }
  const file = join(shims, `${tool}.json`)
  if (existsSync(file)) {
    const shim = ofDocument(JSON.parse(readFileSync(file, 'utf8')))
    const known = holds(
      program,
      [...shim.options.values()].flatMap(it => [...it.keys()]),
    )
    references.push(['shipped shim', known === undefined ? shim : ofThisVersion(shim, known)])
  }
  const isNamed = namedBy(tool, join(directory, 'cache'))
  for (const [name, reference] of references) {
    const { misses, commands, options, valued, offered } = compare(output.document, reference, isNamed)
    console.log(
      [
        tool.padEnd(12),
        name.padEnd(23),
        `${percent(misses.commands.length, commands)} ${String(commands).padStart(5)}  `,
        `${percent(misses.options.length + misses.unsaid.length, options)} ${String(options).padStart(6)}  `,
        `${percent(misses.options.length, options - misses.unsaid.length)}  `,
        `${percent(misses.values.length, valued)}   `,
        `${extra(misses.ghosts.length, offered)}   `,
        seconds.toFixed(1).padStart(7),
        String(output.executed).padStart(5),
      ].join(' '),
    )
    if (showMisses)
      for (const [kind, list] of Object.entries(misses))
        if (list.length > 0) console.log(`    ${kind} (${list.length}): ${list.slice(0, 60).join('; ')}`)
  }
}
