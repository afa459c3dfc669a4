import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, test } from 'vitest'
import { atipBin, root, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

const PLUGINS = ['opencode', 'pi'] as const
type Plugin = (typeof PLUGINS)[number]

/** How the plugin calls atip. */
interface Programs {
  readonly node: string
  readonly atip: string
}

const REAL: Programs = { node: process.execPath, atip: atipBin }

/** The file as setup writes it. Node 20 takes no .ts: it is JavaScript, and gets a name that says so. */
const loaded = async (machine: Workspace, plugin: Plugin, { node, atip }: Programs): Promise<Readonly<Record<string, unknown>>> => {
  const text = readFileSync(join(root, 'clients', plugin, 'atip.ts'), 'utf8')
    .replaceAll('__NODE__', node)
    .replaceAll('__ATIP__', atip)
    .replaceAll('__REMOVE__', '/home/ada/remove.sh')
  return (await import(pathToFileURL(machine.file(`${plugin}.mjs`, text)).href)) as Readonly<Record<string, unknown>>
}

/** A call of a tool; `person`: what somebody at a terminal answers, undefined where nobody is. */
interface Called {
  readonly tool: string
  readonly args?: object
  readonly person?: boolean
}

type Handler = (...given: readonly unknown[]) => Promise<unknown>

/** Why the client does not run a call; undefined: it does. The clients are told in these ways, as their own types say. */
const HELD: Readonly<
  Record<Plugin, (module: Readonly<Record<string, unknown>>, called: Called, cwd: string) => Promise<string | undefined>>
> = {
  opencode: async (module, { tool, args }, directory) => {
    const hooks = (await (module['Atip'] as Handler)({ directory })) as Readonly<Record<string, Handler>>
    try {
      await hooks['tool.execute.before']!({ tool, sessionID: 's', callID: 'c' }, { args })
      return undefined
    } catch (error) {
      return error instanceof Error ? error.message : String(error)
    }
  },
  pi: async (module, { tool, args, person }, cwd) => {
    const handlers = new Map<string, Handler>()
    ;(module['default'] as (pi: object) => void)({ on: (event: string, handler: Handler) => handlers.set(event, handler) })
    const ui = { confirm: async () => person === true }
    const held = await handlers.get('tool_call')!({ toolName: tool, input: args }, { cwd, hasUI: person !== undefined, ui })
    return (held as { readonly block: true; readonly reason: string } | undefined)?.reason
  },
}

const heldBack = async (plugin: Plugin, called: Called, programs = REAL): Promise<string | undefined> => {
  const machine = workspace()
  const cwd = join(machine.home, 'orchard')
  mkdirSync(join(cwd, '.git'), { recursive: true })
  return HELD[plugin](await loaded(machine, plugin, programs), called, cwd)
}

const bash = (command: string, more: object = {}): Called => ({ tool: 'bash', args: { command, ...more } })

describe.each(PLUGINS)('the plugin for %s', plugin => {
  test('lets through what is allowed, and what only looks', async () => {
    expect(await heldBack(plugin, bash('git status'))).toBeUndefined()
    expect(
      await heldBack(plugin, { tool: 'read', args: { path: '.claude/settings.json' } }, { node: '/none', atip: '/none' }),
    ).toBeUndefined()
    expect(
      await heldBack(plugin, { tool: 'write', args: { path: 'a.txt', filePath: 'a.txt', content: 'x'.repeat(2_000_000) } }),
    ).toBeUndefined()
  })

  test('holds back what is not, and says why', async () => {
    expect(await heldBack(plugin, bash('rm -rf /var/orchard'))).toMatch(/^atip: not run: rm /)
    expect(await heldBack(plugin, bash('git push --force'))).toMatch(/^atip: not run[^:]*: git push destroys data/)
    expect(await heldBack(plugin, { tool: 'write', args: { path: '.claude/settings.json', filePath: '.claude/settings.json' } })).toMatch(
      /governs/,
    )
  })

  const broken: readonly (readonly [string, string])[] = [
    ['prints nothing', ''],
    ['prints garbage', 'echo allow'],
    ['prints half of an answer', `printf '{"decision":"all'`],
    ['prints an answer and fails', `echo '{"decision":"allow"}'; exit 1`],
    ['prints a decision that is none', `echo '{"decision":"allowed"}'`],
    ['prints no object', 'echo null'],
    ['prints without end', 'while :; do echo pears; done'],
    ['ends by a signal', 'kill -9 $$'],
    ['hangs', 'exec sleep 60'],
  ]
  test.each(broken)('holds back when atip %s', async (_, script) => {
    const machine = workspace()
    const programs = { node: '/bin/sh', atip: machine.file('atip.sh', `${script}\n`) }
    expect(await heldBack(plugin, bash('git status'), programs)).toMatch(/^atip could not judge .* sh \/home\/ada\/remove\.sh$/)
  })

  test('holds back when node or atip is not there, or the call is in no form that is known', async () => {
    for (const programs of [
      { ...REAL, node: '/none' },
      { ...REAL, atip: '/none' },
    ])
      expect(await heldBack(plugin, bash('git status'), programs)).toMatch(/^atip could not judge /)
    expect(await heldBack(plugin, { tool: 'bash' })).toMatch(/^atip: not run: the payload cannot be read/)
    expect(await heldBack(plugin, { tool: 'bash', args: { command: 7 } })).toMatch(/^atip: not run: the payload cannot be read/)
  })
})

test('pi asks whoever is at its terminal, and nobody else', async () => {
  const asked = bash('git push --force')
  expect(await heldBack('pi', { ...asked, person: true })).toBeUndefined()
  expect(await heldBack('pi', { ...asked, person: false })).toMatch(/^atip: not run unless a person agrees/)
  expect(await heldBack('pi', { ...bash('rm -rf /var/orchard'), person: true })).toMatch(/^atip: not run: rm /)
})

test('opencode says where a line runs', async () => {
  expect(await heldBack('opencode', bash('rm -rf etc', { workdir: '/' }))).toMatch(/deletes etc of the system/)
})
