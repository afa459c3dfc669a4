import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { READING_CODES } from '../../src/document/reading-codes.ts'
import { dialledBy } from '../../src/discover/watch.ts'
import { fencesOf, readMarkdown } from '../helpers/markdown.ts'
import { minimal, speaker, workspace } from '../helpers/workspace.ts'

interface Validation {
  readonly valid: boolean
  readonly findings: readonly { readonly code: string; readonly message: string }[]
  readonly unwatched?: string
}

const validated = async (name: string, text: string, ...argv: readonly string[]): Promise<Validation> => {
  const machine = workspace()
  const path = machine.program(name, text)
  return (await machine.atip(['validate', path, ...argv], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })).json<Validation>()
}

const quiet = await validated('orchard', speaker('orchard'))

/** Without a sandbox nothing of this can be looked at. */
const sandboxed = quiet.unwatched === undefined

const says = `console.log(${JSON.stringify(minimal('orchard'))})`

const node = (code: string): string => `#!${process.execPath}\n${code}\n`

const PROGRAMS: readonly (readonly [what: string, text: string, codes: readonly string[]])[] = [
  ['answers and does nothing else', speaker('orchard'), []],
  [
    'keeps a cache',
    `#!/bin/sh\n# atip\nmkdir -p "$HOME/.cache/o"; date > "$HOME/.cache/o/log"; echo '${minimal('orchard')}'\n`,
    ['agent-writes'],
  ],
  ['makes an empty directory', `#!/bin/sh\n# atip\nmkdir -p "$XDG_CONFIG_HOME/o"; echo '${minimal('orchard')}'\n`, ['agent-writes']],
  ['writes where it stands', `#!/bin/sh\n# atip\ndate > log; echo '${minimal('orchard')}'\n`, ['agent-writes']],
  ['leaves a temporary file', `#!/bin/sh\n# atip\nmktemp > /dev/null; echo '${minimal('orchard')}'\n`, ['agent-writes']],
  ['cleans up after itself', `#!/bin/sh\n# atip\nrm -f "$(mktemp)"; echo '${minimal('orchard')}'\n`, []],
  ['connects', node(`require('net').connect(80, '192.0.2.1').on('error', () => ${says})`), ['agent-dials']],
  ['connects to a server on this machine', node(`require('net').connect(9, '127.0.0.1').on('error', () => ${says})`), ['agent-dials']],
  [
    'asks for a name',
    node(`new (require('dns').Resolver)({ timeout: 100, tries: 1 }).resolve4('orchard.example', () => ${says})`),
    ['agent-dials'],
  ],
  ['dials by IPv6', node(`require('net').connect(80, '2001:db8::1').on('error', () => ${says})`), ['agent-dials']],
]

test.skipIf(!sandboxed).each(PROGRAMS)('a program that %s', async (_, text, codes) => {
  const { valid, findings } = await validated('orchard', text)
  expect([valid, findings.map(({ code }) => code)]).toEqual([true, [...codes]])
})

test.skipIf(!sandboxed)('what was written is named as the program would name it', async () => {
  const { findings } = await validated('orchard', PROGRAMS[1]![1])
  expect(findings[0]?.message).toBe('with --agent it writes ~/.cache/o/log')
  expect((await validated('orchard', PROGRAMS[1]![1], '--strict')).valid).toBe(false)
})

test.skipIf(!sandboxed || !existsSync('/bin/bash')).each(['agent-writes', 'agent-dials'])(
  '%s is what the wrong example of its page gets, and the right one gets nothing',
  async code => {
    const page = readMarkdown(`docs/findings/${code}.md`)
    const { severity, reason, fix } = READING_CODES[code]!
    expect(
      page.startsWith(`# ${code}\n\n**${severity[0]!.toUpperCase()}${severity.slice(1)}.** ${reason}\n\nHow to fix it: ${fix}.\n`),
    ).toBe(true)
    const [wrong, right] = fencesOf(page).map(({ text }) => text)
    expect((await validated('orchard', wrong!)).findings.map(finding => finding.code)).toEqual([code])
    expect((await validated('orchard', right!)).findings).toEqual([])
  },
)

test('where no sandbox is had it is said that nothing was looked at', async () => {
  const machine = workspace()
  const path = machine.program('orchard', PROGRAMS[1]![1])
  machine.file(`${machine.env['XDG_CONFIG_HOME']}/agent-tools/config.json`, JSON.stringify({ sandbox: 'off' }))
  const run = await machine.atip(['validate', path], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
  expect(run.json()).toMatchObject({ valid: true, findings: [], unwatched: 'it was switched off' })
  const text = await machine.atip(['validate', path, '--text'], { env: { PATH: `${machine.bin}:/usr/bin:/bin` } })
  expect(text.stdout.replaceAll(/\s+/g, ' ')).toContain('not looked at: whether it writes or uses the network (it was switched off)')
})

test('counters that are not in the form of Linux say nothing', () => {
  const table = (routes: number, sent: number) =>
    `Ip: A OutNoRoutes\nIp: 1 ${routes}\nTcp: ActiveOpens\nTcp: 0\nUdp: OutDatagrams\nUdp: ${sent}\n`
  expect([table(0, 0), table(1, 0), table(0, 2), `${table(0, 0)}Udp6OutDatagrams 1\n`, 'Ip: A\nIp: 1\n', ''].map(dialledBy)).toEqual([
    false,
    true,
    true,
    true,
    undefined,
    undefined,
  ])
})
