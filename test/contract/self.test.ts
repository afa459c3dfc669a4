import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { inherit } from '../../src/core/effects.ts'
import type { Effects } from '../../src/core/effects.ts'
import { flagOf, isOperand } from '../../src/core/params.ts'
import { operations } from '../../src/commands/index.ts'
import { countTokens } from '../../src/search/count-tokens.ts'
import { schemaErrors } from '../helpers/schemas.ts'
import { atipBin, workspace } from '../helpers/workspace.ts'

interface OwnCommand {
  readonly options?: readonly { readonly flags: readonly string[] }[]
  readonly effects?: Effects
  readonly commands?: Readonly<Record<string, OwnCommand>>
}

interface OwnDocument {
  readonly name: string
  readonly version: string
  readonly effects: Effects
  readonly commands: Readonly<Record<string, OwnCommand>>
}

/** Commands by their whole name; a group that does nothing by itself (`policy`) is none. */
const flat = (commands: Readonly<Record<string, OwnCommand>>, above = ''): Readonly<Record<string, OwnCommand>> =>
  Object.fromEntries(
    Object.entries(commands).flatMap(([name, it]) => [
      ...(it.effects === undefined ? [] : [[above + name, it] as const]),
      ...Object.entries(flat(it.commands ?? {}, `${above}${name} `)),
    ]),
  )

test('"atip --agent" prints a document of our own format, on stdout, with status 0, and writes nothing', async () => {
  const machine = workspace()
  const before = machine.snapshot(machine.dir)
  const run = await machine.atip(['--agent'], { env: { PATH: '' } })
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(schemaErrors('metadata', run.json())).toEqual([])
  expect(run.json()).toMatchObject({ atip: '0.1', name: 'atip', version: manifest.version })
  expect(machine.snapshot(machine.dir)).toEqual(before)
})

test('our own document passes our own validation, without a warning', async () => {
  const machine = workspace()
  const document = await machine.atip(['--agent'])
  const run = await machine.atip(['validate', '-'], { input: document.stdout })
  expect(run.json()).toEqual({ subject: '-', valid: true, findings: [] })
})

test('our own document has every operation with every flag, its operands and its effects', async () => {
  const own = (await workspace().atip(['--agent'])).json<OwnDocument>()
  const commands = flat(own.commands)
  expect(Object.keys(commands).toSorted()).toEqual(operations.map(it => it.name).toSorted())
  for (const { name, params, effects } of operations) {
    const flags = Object.entries(params).flatMap(([param, it]) => (isOperand(it) ? [] : [flagOf(param)]))
    expect((commands[name]?.options ?? []).map(it => it.flags.at(-1))).toEqual(flags)
    expect(inherit([own.effects, commands[name]?.effects]).leaves).toEqual(inherit([own.effects, effects]).leaves)
  }
})

/** Commands that a page of Markdown names: in code, behind the name of the program. */
const namedIn = (page: string): readonly string[] => [...page.matchAll(/\batip ((?:[a-z]+ ?)+)/g)].map(it => it[1]!.trim())

test('"atip --llms" prints one page that names every operation, and none that there is not', async () => {
  const run = await workspace().atip(['--llms'])
  expect([run.status, run.stderr]).toEqual([0, ''])
  const known = operations.map(it => it.name)
  expect(known.filter(it => !run.stdout.includes(`\`${it}`) && !run.stdout.includes(`atip ${it}`))).toEqual([])
  // as long as it fits on a page an agent can be told to read it first
  expect(countTokens(run.stdout)).toBeLessThanOrEqual(900)
  expect(namedIn(run.stdout).filter(it => !known.some(name => it === name || it.startsWith(`${name} `)))).toEqual([])
})

test('after a scan, list shows atip itself as a tool that describes itself, without having run it', async () => {
  const machine = workspace()
  const scan = await machine.atip(['scan'])
  expect(scan.json()).toMatchObject({ executables: 0, executed: 0, added: expect.arrayContaining(['atip']) as readonly string[] })
  const { tools } = (await machine.atip(['list', 'atip', '--full'])).json<{ readonly tools: readonly Record<string, unknown>[] }>()
  expect(tools).toMatchObject([
    { name: 'atip', path: atipBin, source: 'native', version: manifest.version, available: true, commands: operations.length },
  ])
})

test('"atip --help" starts with the first five minutes: scan, list, show, before any other command', async () => {
  const machine = workspace()
  const help = await machine.atip(['--help'])
  expect([help.status, help.stderr]).toEqual([0, ''])
  const rows = [...help.stdout.matchAll(/^ {2}([a-z]+(?: [a-z]+)?) {2,}/gm)]
    .map(it => it[1]!)
    .filter(it => operations.some(other => other.name === it))
  const first = operations.filter(it => it.group === 'Start here').map(it => it.name)
  expect(rows.slice(0, first.length)).toEqual(first)
  expect(rows.slice(0, 3)).toEqual(['scan', 'list', 'show'])
  expect(rows).toHaveLength(operations.length)
  expect((await machine.atip([])).stdout).toBe(help.stdout)
})
