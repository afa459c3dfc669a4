import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import type { GeneratedShim } from '../../src/commands/shim-generate/output.ts'
import { helpful, vineyard } from '../helpers/helpful.ts'
import { atipBin, minimal, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** What holds programs keeps them from writing down how they were called. */
const UNHELD = ['--sandbox', 'off', '--as-root'] as const

const generate = async (machine: Workspace, ...argv: readonly string[]): Promise<GeneratedShim> => {
  const run = await machine.atip(['shim', 'generate', ...argv, ...UNHELD])
  expect([run.status, run.stderr]).toEqual([0, ''])
  return run.json<GeneratedShim>()
}

const errorOf = async (machine: Workspace, ...argv: readonly string[]) => {
  const run = await machine.atip(['shim', 'generate', ...argv, ...UNHELD])
  expect(run.stdout).toBe('')
  const { error } = JSON.parse(run.stderr) as {
    readonly error: { readonly code: string; readonly suggestion: { readonly fix?: string } | null }
  }
  return [run.status, error.code, error.suggestion?.fix]
}

/** A program that writes down how it was called, into a file that it knows by its full path. */
const recording = (machine: Workspace, name: string, text: string): (() => readonly string[]) => {
  const record = machine.file(`calls-of-${name}`, '')
  machine.program(name, text.replace('#!/bin/sh\n', `#!/bin/sh\necho "$*" >> '${record}'\n`))
  return () => readFileSync(record, 'utf8').trimEnd().split('\n')
}

describe('the tree of a tool', () => {
  test('commands, options, values, choices and aliases come from its help', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const shim = await generate(machine, 'vineyard')
    expect(shim).toMatchObject({ tool: 'vineyard', path: join(machine.bin, 'vineyard'), file: null, commands: 7, unanswered: 3, notes: [] })
    expect(shim.document).toEqual({
      atip: '0.1',
      name: 'vineyard',
      version: 'unknown',
      description: 'Grows wine',
      'x-inferred': true,
      globalOptions: [
        {
          name: 'config',
          flags: ['--config'],
          type: 'file',
          default: '~/.vineyard',
          description: expect.stringMatching('where the settings'),
        },
        { name: 'help', flags: ['-h', '--help'], type: 'boolean', description: 'help for vineyard' },
        { name: 'verbose', flags: ['-v', '--verbose'], type: 'integer', description: 'say more' },
      ],
      commands: {
        cellar: {
          description: 'Look after barrels',
          'x-aliases': ['vault'],
          options: [{ name: 'room', flags: ['--room'], type: 'integer', description: 'which room' }],
          commands: {
            list: {
              description: 'Show the barrels',
              options: [
                {
                  name: 'output',
                  flags: ['-o', '--output'],
                  type: 'string',
                  default: 'text',
                  description: expect.stringMatching('json or text'),
                },
              ],
            },
            delete: {
              description: 'Empty a barrel',
              effects: { destructive: true, reversible: false, 'x-inferred': true },
              arguments: [{ name: 'barrel', variadic: true }],
              options: [
                {
                  name: 'force',
                  flags: ['--force'],
                  type: 'boolean',
                  description: 'do not ask',
                  'x-effects': { reversible: false, 'x-inferred': true },
                },
              ],
            },
          },
        },
        destroy: { description: 'Dig up the vines', effects: { destructive: true, reversible: false, 'x-inferred': true } },
        harvest: {
          description: 'Bring in the grapes',
          arguments: [{ name: 'ROW', required: false }],
          options: [
            { name: 'sort', flags: ['--sort'], type: 'enum', enum: ['size', 'colour'], description: 'how to sort' },
            { name: 'dry-run', flags: ['--dry-run'], type: 'boolean', description: 'only say what would be done' },
          ],
        },
        mystery: { description: 'Nobody knows' },
        help: { description: 'Help about any command' },
      },
    })
  })

  test('--depth stops asking, and still names what is there', async () => {
    const machine = workspace()
    const calls = recording(machine, 'vineyard', vineyard())
    const shim = await generate(machine, 'vineyard', '--depth', '0')
    expect([Object.keys(shim.document.commands ?? {}).length, shim.executed, calls()]).toEqual([5, 1, ['--help']])
  })

  test('the same program gives the same document, whatever the concurrency and whatever holds it', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const one = await generate(machine, 'vineyard', '--fresh', '--concurrency', '1')
    const many = await generate(machine, 'vineyard', '--fresh', '--concurrency', '8')
    expect(JSON.stringify(many.document)).toBe(JSON.stringify(one.document))
    const held = await machine.atip(['shim', 'generate', 'vineyard', '--fresh'])
    expect(JSON.stringify(held.json<GeneratedShim>().document)).toBe(JSON.stringify(one.document))
  })
})

describe('what is run', () => {
  test('nothing but forms of help, and the help of commands only as the tool says it', async () => {
    const machine = workspace()
    const calls = recording(machine, 'vineyard', vineyard())
    await generate(machine, 'vineyard')
    expect(calls().filter(it => !/^(?:[a-z]+ )*--help$|^help(?: [a-z]+)+$/.test(it))).toEqual([])
  })

  test('commands of a tool that does not say how to ask them are not asked, and that is noted', async () => {
    const machine = workspace()
    const silent = 'Usage: kiln COMMAND\n\nCommands:\n  fire    Fire a piece\n  empty   Empty it\n\n  --help  this'
    const calls = recording(machine, 'kiln', helpful({ '--help': silent }))
    const shim = await generate(machine, 'kiln')
    expect([calls(), shim.notes.length, shim.unanswered]).toEqual([['--help'], 1, 2])
    await generate(machine, 'kiln', '--force')
    expect(calls().slice(1)).toEqual(['fire --help', 'empty --help'])
  })

  test('answers are remembered until the program changes, or --fresh', async () => {
    const machine = workspace()
    const calls = recording(machine, 'vineyard', vineyard())
    const first = await generate(machine, 'vineyard')
    const again = await generate(machine, 'vineyard')
    expect([again.executed, again.remembered, again.document]).toEqual([0, first.executed, first.document])
    expect(calls()).toHaveLength(first.executed)
    expect((await generate(machine, 'vineyard', '--fresh')).executed).toBe(first.executed)
    machine.program('vineyard', vineyard({ 'mystery --help': 'Usage: vineyard mystery [--secret]' }))
    const changed = await generate(machine, 'vineyard')
    expect([changed.remembered, changed.document.commands?.['mystery']?.options?.[0]?.flags]).toEqual([0, ['--secret']])
  })

  test('other programs that a tool lists among its commands are named, and not run', async () => {
    const machine = workspace()
    const page =
      'Usage: kiln COMMAND\n\nCommands:\n  fire    Fire a piece\n\nExternal commands\n   sower\n   stranger\n\nRun "kiln COMMAND --help"'
    const calls = recording(machine, 'kiln', helpful({ '--help': page, 'fire --help': 'Usage: kiln fire [--hot]' }))
    const shim = await generate(machine, 'kiln')
    expect([Object.keys(shim.document.commands ?? {}), calls()]).toEqual([
      ['fire', 'sower', 'stranger'],
      ['--help', 'fire --help'],
    ])
  })

  test('a command that lists the commands above it again does not send us round in circles', async () => {
    const machine = workspace()
    const calls = recording(
      machine,
      'kiln',
      '#!/bin/sh\n# --help\nprintf "%s\\n\\nUsage: kiln COMMAND\\n\\nCommands:\\n  again   Once more\\n  more    And more\\n\\nRun \'kiln COMMAND --help\'\\n" "$*"\n',
    )
    expect((await generate(machine, 'kiln')).commands).toBe(2)
    expect(calls()).toHaveLength(3)
  })

  test('a walk that is interrupted writes nothing, and goes on later where it was', async () => {
    const machine = workspace()
    const names = Array.from({ length: 40 }, (_, at) => `row-${at}`)
    const list = names.map(it => `  ${it}   Tend the ${it}`).join('\n')
    const page = `Usage: vines COMMAND\n\nCommands:\n${list}\n\nRun "vines COMMAND --help"`
    const pages = Object.fromEntries(names.map(it => [`${it} --help`, `Usage: vines ${it} [--water]`]))
    // it waits for the file to be written; PATH has no sleep
    const signal = machine.file('go-on', '')
    const slow = helpful({ '--help': page, ...pages }).replace(
      'case "$*" in',
      `case "$*" in row-30*) while [ ! -s '${signal}' ]; do :; done ;; esac\ncase "$*" in`,
    )
    const calls = recording(machine, 'vines', slow)
    const run = execa(
      process.execPath,
      [atipBin, 'shim', 'generate', 'vines', '--output', 'vines.json', '--concurrency', '1', '--timeout', '60s', ...UNHELD],
      {
        cwd: machine.dir,
        env: machine.env,
        extendEnv: false,
        reject: false,
      },
    )
    while (!calls().includes('row-30 --help')) await new Promise(resolve => setTimeout(resolve, 20))
    run.kill('SIGTERM')
    const ended = await run
    expect([ended.signal, existsSync(join(machine.dir, 'vines.json'))]).toEqual(['SIGTERM', false])
    writeFileSync(signal, 'go')
    const shim = await generate(machine, 'vines')
    expect([shim.remembered, shim.executed]).toEqual([31, 10])
  })

  test('a program that hangs, floods or dies for one command only loses that command', async () => {
    const machine = workspace()
    const trouble = vineyard().replace(
      'case "$*" in',
      'case "$*" in\n"harvest "*|"help harvest") while :; do :; done ;;\n"mystery "*|"help mystery") kill -9 $$ ;;\n"cellar list "*) while :; do echo flood flood flood flood flood flood flood flood; done ;;',
    )
    machine.program('vineyard', trouble)
    const shim = await generate(machine, 'vineyard', '--timeout', '1s')
    const { commands } = shim.document
    expect([commands?.['harvest']?.options, commands?.['mystery']?.options, commands?.['cellar']?.commands?.['list']?.options]).toEqual([
      undefined,
      undefined,
      undefined,
    ])
    expect(commands?.['cellar']?.commands?.['delete']?.options).toHaveLength(1)
  })

  test('it runs in a place of its own: no HOME, no project, no input, and nothing is left', async () => {
    const machine = workspace()
    const page =
      'printf "Usage: nosy [--home %s] [--here %s]\\n" "${HOME}" "${PWD}"; : > "$HOME/left"; : > left; read -r line && echo "--input"'
    machine.program('nosy', `#!/bin/sh\n# --help\n${page}\nexit 0\n`)
    const before = machine.snapshot(machine.home)
    const shim = await generate(machine, 'nosy', '--data-dir', join(machine.dir, 'elsewhere'))
    expect(JSON.stringify(shim.document)).not.toContain('atip-')
    expect(shim.document.options?.map(it => it.flags)).toEqual([['--home'], ['--here']])
    expect([machine.snapshot(machine.home), existsSync(join(machine.dir, 'left'))]).toEqual([before, false])
    expect(Object.keys(machine.snapshot(join(machine.dir, 'tmp')))).toEqual([])
  })
})

describe('what is refused', () => {
  test('a program on the skip list, forced or not', async () => {
    const machine = workspace()
    const calls = recording(machine, 'pigeon-daemon', helpful({ '--help': 'Usage: pigeon-daemon [--force]' }))
    expect(await errorOf(machine, 'pigeon-daemon')).toEqual([77, 'PROBE_REFUSED', undefined])
    expect(await errorOf(machine, 'pigeon-daemon', '--force')).toEqual([77, 'PROBE_REFUSED', undefined])
    expect(calls()).toEqual([''])
  })

  test('a program that shows no sign of knowing --help, unless it is forced', async () => {
    const machine = workspace()
    const calls = recording(machine, 'sower', '#!/bin/sh\necho "Usage: sower [-a]"\n')
    expect(await errorOf(machine, 'sower')).toEqual([77, 'PROBE_REFUSED', 'atip shim generate sower --force'])
    expect(calls()).toEqual([''])
    expect((await generate(machine, 'sower', '--force')).document.options).toHaveLength(1)
  })

  test('not a launcher that hands its arguments to a library', async () => {
    const machine = workspace()
    machine.program('ruby', '#!/bin/sh\n[ "$2" = --help ] && echo "Usage: jewel [-a]"\n')
    const launcher = (last: string) => `#!/usr/bin/env ruby\nrequire 'jewels'\nrequire 'jewels/runner'\nargs = ARGV.clone\n${last}\n`
    machine.program('jewel', launcher('Jewels::Runner.new.run args'))
    expect((await generate(machine, 'jewel')).document.options).toHaveLength(1)
    machine.program('hammer', launcher('Jewels.crush args'))
    expect(await errorOf(machine, 'hammer')).toEqual([77, 'PROBE_REFUSED', 'atip shim generate hammer --force'])
  })

  test('not a link to a program of nearly the same name whose manual names the flag, but one to a program of many names', async () => {
    const machine = workspace()
    const press = machine.program('press', '#!/bin/sh\necho "Usage: press [-a]"\n')
    machine.file('share/man/man1/press.1', '.TH PRESS 1\n.SH NAME\npress \\- prints\n.SH OPTIONS\n.TP\n\\fB\\-\\-help\\fR\nHelp.\n')
    for (const name of ['press++', 'guillotine']) symlinkSync(press, join(dirname(press), name))
    expect((await generate(machine, 'press++')).document.options).toHaveLength(1)
    expect(await errorOf(machine, 'guillotine')).toEqual([77, 'PROBE_REFUSED', 'atip shim generate guillotine --force'])
  })

  test('a program that answers nothing that is help', async () => {
    const machine = workspace()
    machine.program('mute', helpful({ '--help': 'Hello there.' }))
    expect((await errorOf(machine, 'mute')).slice(0, 2)).toEqual([65, 'NO_HELP'])
  })

  test('a program that fails, with what it said', async () => {
    const machine = workspace()
    machine.program('kiln', '#!/bin/sh\n# --help\necho "kiln: who are you?" >&2\nexit 1\n')
    const run = await machine.atip(['shim', 'generate', 'kiln'])
    expect([run.status, run.stderr]).toEqual([65, expect.stringContaining('kiln: who are you?')])
  })

  test('to overwrite what was not generated for this tool', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const mine = machine.file('vineyard.json', minimal('vineyard'))
    expect((await errorOf(machine, 'vineyard', '--output', 'vineyard.json')).slice(0, 2)).toEqual([73, 'FILE_EXISTS'])
    expect(readFileSync(mine, 'utf8')).toBe(minimal('vineyard'))
    await generate(machine, 'vineyard', '--output', 'made.json')
    expect((await generate(machine, 'vineyard', '--output', 'made.json')).file).toBe(join(machine.dir, 'made.json'))
    machine.program('kiln', helpful({ '--help': 'Usage: kiln [--hot]' }))
    expect((await errorOf(machine, 'kiln', '--output', 'made.json')).slice(0, 2)).toEqual([73, 'FILE_EXISTS'])
  })
})

describe('manuals', () => {
  const PAGE = '.TH PIGEON-DAEMON 8\n.SH NAME\npigeon-daemon \\- carries letters\n.SH OPTIONS\n.TP\n.BR \\-f ", " \\-\\-force\nAt once.\n'

  test('describe what may not be run', async () => {
    const machine = workspace()
    const calls = recording(machine, 'pigeon-daemon', helpful({ '--help': 'Usage: pigeon-daemon [--loud]' }))
    machine.file('share/man/man8/pigeon-daemon.8', PAGE)
    for (const argv of [['pigeon-daemon'], ['pigeon-daemon', '--from', 'man']]) {
      const shim = await generate(machine, ...argv)
      expect([shim.document.description, shim.document.options?.map(it => it.flags), shim.executed]).toEqual([
        'carries letters',
        [['-f', '--force']],
        0,
      ])
    }
    // with a manual at hand, a refusal says so
    expect(await errorOf(machine, 'pigeon-daemon', '--from', 'help')).toEqual([
      77,
      'PROBE_REFUSED',
      'atip shim generate pigeon-daemon --from man',
    ])
    expect(calls()).toEqual([''])
  })

  test('compressed ones add what the help leaves out', async () => {
    const machine = workspace()
    machine.program('kiln', helpful({ '--help': 'Usage: kiln [--hot]' }))
    const file = machine.file('share/man/man1/kiln.1.gz', '')
    writeFileSync(
      file,
      gzipSync(
        '.TH KILN 1\n.SH NAME\nkiln \\- fires clay\n.SH OPTIONS\n.TP\n\\-\\-hot\nHotter.\n.TP\n\\-\\-glaze=\\fIFILE\\fR\nGlaze it.\n',
      ),
    )
    const { document } = await generate(machine, 'kiln')
    expect([document.description, document.options?.map(it => [it.flags, it.type])]).toEqual([
      'fires clay',
      [
        [['--hot'], 'boolean'],
        [['--glaze'], 'file'],
      ],
    ])
  })
})

describe('completion', () => {
  test('flags of a cobra program are asked, operands never', async () => {
    const machine = workspace()
    const cobra = (text: string) => text.replace('case', '# __completeNoDesc\ncase')
    const calls = recording(
      machine,
      'vineyard',
      cobra(vineyard({ '__complete cellar list -': '--output\tjson or text\n-o\tjson or text\n--hidden=\tnot in the help\n:4' })),
    )
    const shim = await generate(machine, 'vineyard', '--from', 'completion')
    expect(shim.document.commands?.['cellar']?.commands?.['list']?.options).toEqual([
      { name: 'output', flags: ['-o', '--output'], type: 'string', default: 'text', description: expect.stringMatching('json or text') },
      { name: 'hidden', flags: ['--hidden'], type: 'string', description: 'not in the help' },
    ])
    expect(calls().filter(it => it.startsWith('__complete') && !it.endsWith(' -'))).toEqual([])
  })
})

describe('what a generated shim is worth', () => {
  const placed = async (machine: Workspace) => {
    machine.program('vineyard', vineyard())
    await generate(machine, 'vineyard', '--output', join(machine.data, 'shims', 'vineyard.json'))
  }

  test('it is a valid document', async () => {
    const machine = workspace()
    await placed(machine)
    const run = await machine.atip(['validate', join(machine.data, 'shims', 'vineyard.json')])
    // a version that it does not tell is left for a person
    const { findings } = run.json<{ findings: readonly { code: string }[] }>()
    expect([run.status, findings.map(it => it.code)]).toEqual([0, ['bad-version']])
  })

  test('it approves nothing, and its hazards are known', async () => {
    const machine = workspace()
    await placed(machine)
    const verdicts = await Promise.all(
      ['vineyard cellar list', 'vineyard --help', 'vineyard cellar delete x'].map(async line => {
        const run = await machine.atip(['check', line])
        return [run.status, run.json<{ decision: string; reason: string }>().reason]
      }),
    )
    expect(verdicts).toEqual([
      [10, expect.stringContaining('not trusted')],
      [10, expect.stringContaining('without one of its commands')],
      [10, expect.stringContaining('destroys data')],
    ])
  })

  test('a word that a person takes out makes it a shim like any other', async () => {
    const machine = workspace()
    await placed(machine)
    const file = join(machine.data, 'shims', 'vineyard.json')
    const harmless = '"effects": { "network": false, "destructive": false, "filesystem": { "write": false, "delete": false } },'
    const text = readFileSync(file, 'utf8').replace('"x-inferred": true,', harmless)
    machine.file(file, text)
    expect((await machine.atip(['check', 'vineyard cellar list'])).status).toBe(0)
    machine.file(file, text.replace('"effects"', '"x-inferred": true, "effects"'))
    expect((await machine.atip(['check', 'vineyard cellar list'])).status).toBe(10)
  })
})
