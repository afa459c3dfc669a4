import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import manifest from '../../package.json' with { type: 'json' }
import { ownSkillText } from '../../src/commands/shared/own-skill.ts'
import { pluginLine } from '../../src/setup/hook-line.ts'
import { REGISTRATIONS } from '../../src/setup/registrations.ts'
import { atipBin, root, workspace } from '../helpers/workspace.ts'
import { asClient, payloadOf } from './helpers.ts'

const PLUGIN = join(root, '.claude-plugin')

const read = (name: string): Record<string, unknown> => JSON.parse(readFileSync(join(PLUGIN, name), 'utf8')) as Record<string, unknown>

const hooks = (): object => {
  const { form } = REGISTRATIONS.claude
  if (form.kind !== 'entry') throw new Error('Claude Code has its hooks in a list')
  return { hooks: { PreToolUse: [form.item(pluginLine())] } }
}

/** What is made of what setup and skill know. `UPDATE_PLUGIN=1 npx vitest run test/setup/claude-plugin.test.ts` writes it. */
const MADE = {
  'hooks/hooks.json': () => `${JSON.stringify(hooks(), null, 2)}\n`,
  'skills/atip/SKILL.md': () => ownSkillText(manifest.version),
}

test.each(Object.entries(MADE))("the plugin's %s is what setup would write", (name, make) => {
  const file = join(PLUGIN, name)
  if (process.env['UPDATE_PLUGIN'] === '1') writeFileSync(file, make())
  expect(readFileSync(file, 'utf8')).toBe(make())
})

test('the plugin and the marketplace name each other, this version, and files that are there', () => {
  const { name, version, hooks: hooksFile, skills } = read('plugin.json')
  expect([name, version]).toEqual([manifest.name, manifest.version])
  expect(hooksFile).toBe('./.claude-plugin/hooks/hooks.json')
  expect(skills).toBe('./.claude-plugin/skills/')
  expect(read('marketplace.json')['plugins']).toEqual([{ name, source: './', description: read('plugin.json')['description'] }])
})

test("the plugin's hook judges with the atip on PATH, and blocks in one sentence without it", async () => {
  const machine = workspace()
  machine.program('atip', `#!/bin/sh\nexec ${process.execPath} ${atipBin} "$@"\n`)
  const { hooks: all } = read('hooks/hooks.json') as { hooks: { PreToolUse: { hooks: { command: string }[] }[] } }
  const line = all.PreToolUse[0]!.hooks[0]!.command
  const denied = await asClient(line, {
    path: `${machine.bin}:/usr/bin:/bin`,
    home: machine.home,
    payload: payloadOf('rm -rf /var/orchard'),
  })
  expect([denied.exitCode, JSON.parse(denied.stdout)]).toMatchObject([0, { hookSpecificOutput: { permissionDecision: 'deny' } }])
  const missing = await asClient(line, { path: '/nonexistent' })
  expect([missing.exitCode, missing.stdout, missing.stderr]).toEqual([
    2,
    '',
    'atip could not judge this command, so it is not run. Install atip, or remove the plugin: claude plugin uninstall atip\n',
  ])
})
