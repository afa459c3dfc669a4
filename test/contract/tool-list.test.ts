import { Ajv2020 } from 'ajv/dist/2020.js'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { operations } from '../../src/commands/index.ts'
import { sharedHarbour } from '../helpers/harbour.ts'
import { outputErrors, tools } from '../helpers/tool-list.ts'
import { workspace } from '../helpers/workspace.ts'

interface Schema {
  readonly $schema: string
  readonly type?: string
  readonly properties?: Readonly<Record<string, unknown>>
}

interface Tool {
  readonly name: string
  readonly description: string
  readonly inputSchema: Schema
  readonly outputSchema?: Schema
  readonly 'x-argv': readonly string[]
}

let reading: Promise<readonly Tool[]> | undefined

const read = async (): Promise<readonly Tool[]> => {
  const run = await workspace().atip(['--llms', '--json'])
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.json()).toMatchObject({ name: 'atip', version: manifest.version })
  return run.json<{ readonly tools: readonly Tool[] }>().tools
}

const printed = (): Promise<readonly Tool[]> => (reading ??= read())

test('"atip --llms --json" has the calling convention first, then every operation with schemas that compile by themselves', async () => {
  const list = await printed()
  expect(list.map(it => it.name)).toEqual(['help', ...operations.map(it => it.name.replaceAll(' ', '_'))])
  for (const { name, inputSchema, outputSchema, description } of list) {
    // what the clients of several models take as a name
    expect(name).toMatch(/^[a-zA-Z0-9_-]{1,64}$/)
    expect(description).toMatch(/\.$/)
    expect(new Ajv2020({ strict: true }).compile(inputSchema)).toBeTypeOf('function')
    if (name === 'help') continue
    expect([name, outputSchema?.type, outputSchema?.$schema]).toEqual([name, 'object', 'https://json-schema.org/draft/2020-12/schema'])
    expect(
      new Ajv2020({ strict: true, strictTypes: false, strictRequired: false, allowUnionTypes: true }).compile(outputSchema!),
    ).toBeTypeOf('function')
  }
})

test.each(tools.map(it => it.name))('%s can be called as it stands', async name => {
  const run = await workspace().atip([name, '--help'])
  expect([run.status, run.stderr]).toEqual([0, ''])
  expect(run.stdout).toContain(name === 'help' ? 'Usage  atip COMMAND' : `Usage  atip ${name.replaceAll('_', ' ')}`)
})

test.each([
  ['scan', {}, true],
  ['scan', { directories: ['orchard'], probe: 'none', timeout: '1.5s', concurrency: 8, full: true }, true],
  ['scan', { concurrency: 0 }, false],
  ['scan', { probe: 'some' }, false],
  ['scan', { timeout: 'soon' }, false],
  ['scan', { orchard: true }, false],
  ['show', { tool: 'gh', command: ['pr', 'merge'], depth: 1 }, true],
  ['show', {}, false],
  ['list', { source: 'native' }, true],
])('the inputSchema of %s says of %j: %s', async (name, input, valid) => {
  const { inputSchema } = (await printed()).find(it => it.name === name)!
  expect(new Ajv2020({ strict: true }).compile(inputSchema)(input)).toBe(valid)
})

type Input = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** What the entry `help` tells a client to do, and nothing that it does not tell. */
const wordsOf = (tool: Tool, input: Input): readonly string[] => {
  const words = tool['x-argv'].map(word => /^\{(\w+)\}$/.exec(word)?.[1] ?? { literal: word })
  const options = Object.entries(input).filter(([name]) => !words.includes(name))
  const spelled = options.flatMap(([name, value]) => {
    const flag = `--${name.replace(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)}`
    if (typeof value === 'boolean') return value ? [flag] : []
    return [value].flat().map(item => `${flag}=${String(item)}`)
  })
  return words.flatMap(word =>
    typeof word === 'object' ? [word.literal] : word === 'options' ? spelled : [input[word] ?? []].flat().map(String),
  )
}

test.each<readonly [string, Input, number]>([
  ['list', { glob: 'h*', source: 'native' }, 0],
  ['list', { glob: '-x' }, 0],
  ['show', { tool: 'harbour', command: ['dock'] }, 0],
  ['show', { tool: 'harbour', depth: 0 }, 0],
  ['show', { tool: 'harbour', commands: ['dock', 'log'] }, 0],
  ['check', { command: ['git push --force'] }, 10],
  ['check', { argv: ['rm', '-rf', '/'], noPolicy: false }, 20],
  ['policy_check', { command: ['ls'], shell: 'sh', delegation: ['lead.json', 'task.json'] }, 20],
  ['policy_test', { file: 'wrong-policy.json' }, 65],
  ['delegation_compose', { files: ['lead.json', 'task.json'] }, 0],
  ['pattern_show', { name: 'careless', set: ['sea=-a, b'] }, 0],
  ['scan', { directories: ['tools'], dryRun: true, timeout: '2s' }, 0],
  ['which', { tool: 'harbour' }, 0],
  ['validate', { subjects: ['broken.json'] }, 65],
  ['completion', { shell: 'bash' }, 0],
])('%s with %j is called as the convention says, and answers as its outputSchema says', async (name, input, status) => {
  const machine = await sharedHarbour()
  const tool = (await printed()).find(it => it.name === name)!
  expect(new Ajv2020({ strict: true }).compile(tool.inputSchema)(input)).toBe(true)
  const [program, ...words] = wordsOf(tool, input)
  expect(program).toBe('atip')
  const run = await machine.atip(words)
  expect([run.status, run.stderr]).toEqual([status, ''])
  expect(outputErrors({ name }, run.json())).toEqual([])
})
