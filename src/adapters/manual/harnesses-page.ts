import { CLIENTS } from '../../harness/clients.ts'
import { ownDialect } from '../../harness/dialects.ts'
import { code, page, section, table } from './markdown.ts'

type Wanted = 'allow' | 'ask' | 'deny'

interface Line {
  readonly line: string
  readonly wanted: Wanted
  readonly ran: boolean
  /** Whether it ran when the client had no hook: what a client stops by itself proves nothing for ours. */
  readonly withoutHook: boolean
  /** Null: the model was told nothing. */
  readonly told: string | null
}

interface Fault {
  readonly name: string
  readonly lines: readonly Pick<Line, 'wanted' | 'ran'>[]
}

/** Milliseconds. */
interface Latency {
  readonly median: number
  readonly calls: number
}

interface Driven {
  /** Of the client. */
  readonly version: string
  readonly date: string
  /** The file that setup wrote the hook to. */
  readonly hook?: string
  /** How often the client was started for the lines: more than once if its run ends with a refusal. */
  readonly starts?: number
  /** How often it started the hook for them. */
  readonly hooks?: number
  readonly lines?: readonly Line[]
  /** What it did with its own tools for editing; none: it offered no such tool. */
  readonly edits?: readonly Line[]
  readonly faults?: readonly Fault[]
  readonly latency?: {
    readonly without: Latency
    readonly with: Latency
    /** Processes that wanted to run, on average, and how many can at once. */
    readonly load: number
    readonly processors: number
  }
}

/** bench/clients/results.json, by the names of the clients. */
export interface DrivenClients {
  readonly platform: string
  readonly node: string
  readonly clients: Readonly<Record<string, Driven>>
}

const NOT_TRIED = '–'

const drivenOf = ({ clients }: DrivenClients, id: string): Driven | undefined => (Object.hasOwn(clients, id) ? clients[id] : undefined)

const counted = (lines: readonly Line[], good: (line: Line) => boolean): string => {
  const right = lines.filter(good).length
  return right === lines.length ? `${right} of ${lines.length}` : `**${right} of ${lines.length}**`
}

const isRight = ({ wanted, ran }: Line): boolean => ran === (wanted === 'allow')

const clientRow = (client: (typeof CLIENTS)[number], driven: Driven | undefined): readonly string[] => {
  const question = ownDialect(client.id).hasQuestion ? 'yes' : 'no'
  if (driven?.lines === undefined)
    return [client.title, code(client.id), 'unproven', NOT_TRIED, question, ...Array<string>(4).fill(NOT_TRIED)]
  const { version, date, hook, lines, hooks } = driven
  const bare = lines.filter(({ withoutHook }) => withoutHook).length
  const proof = `${version}, ${date}`
  return [
    client.title,
    code(client.id),
    proof,
    hook === undefined ? NOT_TRIED : code(hook),
    question,
    counted(lines, isRight),
    `${bare} of ${lines.length}`,
    String(hooks ?? NOT_TRIED),
    (driven.starts ?? 1) > 1 ? 'ends its run' : 'tells the model',
  ]
}

/** As it was said, with marks of Markdown in it or not. */
const quoted = (text: string): string => (text.includes('`') ? `\`\` ${text} \`\`` : code(text))

interface Shown {
  readonly of: (driven: Driven) => readonly Line[] | undefined
  readonly name: (line: string) => string
}

const outcome = (line: Line | undefined): string => {
  if (line === undefined) return NOT_TRIED
  if (!line.ran) return line.withoutHook ? 'held' : 'held by the client'
  return isRight(line) ? 'ran' : '**ran**'
}

/** A row for each line, a column for each client. */
const outcomes = (what: string, driven: readonly { title: string; driven: Driven }[], { of, name }: Shown): string => {
  const lines = driven.map(row => of(row.driven)).find(own => own !== undefined && own.length > 0) ?? []
  const rows = lines.map(({ line, wanted }) => [
    name(line),
    wanted,
    ...driven.map(row => outcome(of(row.driven)?.find(own => own.line === line))),
  ])
  return table([what, 'should be', ...driven.map(({ title }) => title)], rows)
}

/** What the model hears of one line of a kind that was held back: of one to which there is more to say than why, if there is one. */
const toldRow = (title: string, driven: Driven): readonly (readonly string[])[] =>
  (['ask', 'deny'] as const).flatMap(wanted => {
    const held = (driven.lines ?? []).filter(line => line.wanted === wanted && !line.ran && line.withoutHook)
    const line = held.find(({ told }) => told !== null && /\n|\\n/.test(told)) ?? held[0]
    return line === undefined ? [] : [[title, code(line.line), line.told === null ? 'nothing' : quoted(line.told)]]
  })

/** `held`: nothing ran. `judged`: the allowed line alone. Else what ran that should not have. */
const faultCell = ({ lines }: Fault): string => {
  const ran = lines.filter(line => line.ran).map(({ wanted }) => wanted)
  const wrong = ran.filter(wanted => wanted !== 'allow')
  if (wrong.length > 0) return `**ran: ${wrong.join(', ')}**`
  return ran.length > 0 ? 'judged' : 'held'
}

const latencyRow = (title: string, { latency }: Driven): readonly (readonly string[])[] => {
  if (latency === undefined) return []
  const added = latency.with.median - latency.without.median
  const load = `${latency.load} on ${latency.processors}`
  return [[title, ...[latency.without.median, latency.with.median, added].map(ms => `${ms} ms`), String(latency.with.calls), load]]
}

/** How the clients behaved, as bench/clients.mjs saw it. */
export const harnessesPage = (results: DrivenClients): string => {
  const rows = CLIENTS.map(client => ({ client, driven: drivenOf(results, client.id) }))
  const driven = rows.flatMap(row => (row.driven === undefined ? [] : [{ title: row.client.title, driven: row.driven }]))
  const withFaults = driven.flatMap(row => (row.driven.faults === undefined ? [] : [{ title: row.title, faults: row.driven.faults }]))
  const faults = [...new Set(withFaults.flatMap(row => row.faults.map(({ name }) => name)))]
  return page(
    'Agent clients',
    [
      `What real clients did with atip in front of them, each driven by itself on ${results.platform} (Node ${results.node}) without a network: a stand-in for its model asked for twelve lines, shell commands being permitted by the client, and the hook was the one that \`atip setup CLIENT\` writes. A line ran if the disk shows that it did. Codex was told to pass over the trust in hooks that it asks a person for. \`node bench/clients.mjs\` repeats it, and writes what this page is made from.`,
      ...section(
        'The clients',
        table(
          [
            'client',
            'name',
            'version driven, when',
            'hook',
            'has a question',
            'as it should be',
            'ran without the hook',
            'hook calls',
            'a refusal',
          ],
          rows.map(row => clientRow(row.client, row.driven)),
        ),
      ),
      'Those that are unproven could not be driven here: what atip does for them follows their documentation.',
      ...section('The lines', outcomes('line', driven, { of: ({ lines }) => lines, name: code })),
      ...section("Edits with the client's own tool", outcomes('file', driven, { of: ({ edits }) => edits, name: line => line })),
      'Such edits are the business of the client, but for files that configure the guard. `held by the client`: it would not have made it without a hook either.',
      ...section(
        'What the model is told',
        table(
          ['client', 'line', 'told'],
          driven.flatMap(row => toldRow(row.title, row.driven)),
        ),
      ),
      ...section(
        'A hook that is broken',
        table(
          ['fault', ...withFaults.map(({ title }) => title)],
          faults.map(name => [
            name,
            ...withFaults.map(row => {
              const fault = row.faults.find(own => own.name === name)
              return fault === undefined ? NOT_TRIED : faultCell(fault)
            }),
          ]),
        ),
      ),
      'Three lines each, one of every kind. `held`: none of them ran. `judged`: the allowed one ran alone, since atip could do its work all the same. In bold: what ran and should not have.',
      ...section(
        'What it costs',
        table(
          ['client', 'without the hook', 'with it', 'added', 'calls each', 'load on processors'],
          driven.flatMap(row => latencyRow(row.title, row.driven)),
        ),
      ),
      "From the model's call of a command to its result, median over allowed lines; runs with and without took turns on one machine, which had other work too: on an idle one both figures are smaller.",
    ],
    'bench/clients/results.json and src/harness/clients.ts',
  )
}
