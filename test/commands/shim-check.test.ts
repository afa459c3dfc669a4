import { describe, expect, test } from 'vitest'
import type { CheckedShim, CheckedShims } from '../../src/commands/shim-check/output.ts'
import { helpful, vineyard } from '../helpers/helpful.ts'
import { workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Programs of these tests lie in a directory that what holds programs would hide. */
const UNHELD = ['--sandbox', 'off', '--as-root'] as const

const check = async (machine: Workspace, ...argv: readonly string[]): Promise<CheckedShims & { readonly status: number | undefined }> => {
  const run = await machine.atip(['shim', 'check', ...argv, ...UNHELD])
  expect(run.stderr).toBe('')
  return { ...run.json<CheckedShims>(), status: run.status }
}

const shim = (machine: Workspace, name: string, more: object): string =>
  machine.file(`${name}.json`, JSON.stringify({ atip: '0.1', name, version: '1.0', description: 'Grows wine', ...more }))

const told = (checked: CheckedShims): readonly string[] =>
  checked.shims.flatMap(it => it.findings.map(({ code, command, names }) => `${code} ${command}: ${names.join(' ')}`))

const option = (...flags: readonly string[]) => ({ name: flags.at(-1)!.replace(/^\W+/, ''), flags, type: 'boolean' })

const taking = (...flags: readonly string[]) => ({ ...option(...flags), type: 'string' })

/** A program with one help text. */
const press = (help: string): Workspace => {
  const machine = workspace()
  machine.program('press', helpful({ '--help': help }))
  return machine
}

const toldOf = async (help: string, options: readonly object[], more: object = {}): Promise<readonly string[]> => {
  const machine = press(help)
  return told(await check(machine, shim(machine, 'press', { options, ...more })))
}

describe('a shim held against its tool', () => {
  test('the one that was generated from it has everything, and passes even when gaps count', async () => {
    const machine = workspace()
    machine.program('press', helpful({ '--help': 'Usage: press [options]\n\nOptions:\n  -f, --force   do it\n      --to FILE   where\n' }))
    await machine.atip(['shim', 'generate', 'press', '--output', 'press.json', ...UNHELD], { cwd: machine.home })
    const checked = await check(machine, `${machine.home}/press.json`, '--strict')
    expect([checked.status, checked.passed, told(checked)]).toEqual([0, true, []])
    expect(checked.shims[0]?.options).toEqual({ shim: 2, tool: 2, common: 2, percent: 100 })
  })

  test('what the tool does not know is an invention, what the shim does not know is missing', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const file = shim(machine, 'vineyard', {
      globalOptions: [taking('--config'), taking('-v', '--verbose'), option('-h', '--help')],
      commands: {
        cellar: { options: [taking('--room')], commands: { list: { options: [option('-o', '--output'), option('--sparkling')] } } },
        harvest: { options: [taking('--sort'), option('--dry-run')] },
        crush: {},
      },
    })
    const checked = await check(machine, file)
    expect(checked.status).toBe(65)
    expect(told(checked)).toEqual([
      'value-mismatch vineyard cellar list: -o --output',
      'ghost-option vineyard cellar list: --sparkling',
      'ghost-command vineyard crush: crush',
      'missing-command vineyard cellar: delete',
      'missing-command vineyard: destroy',
      'missing-command vineyard: mystery',
      'missing-command vineyard: help',
    ])
    expect(checked.shims[0]?.findings.slice(0, 3).map(it => [it.severity, it.pointer])).toEqual([
      ['error', '/commands/cellar/commands/list/options/0'],
      ['error', '/commands/cellar/commands/list/options/1'],
      ['error', '/commands/crush'],
    ])
  })

  test('gaps alone pass, unless they count', async () => {
    const machine = press('Usage: press [options]\n\nOptions:\n  -f, --force   do it\n')
    const file = shim(machine, 'press', {})
    expect((await check(machine, file)).status).toBe(0)
    expect((await check(machine, file, '--strict')).status).toBe(65)
  })

  test('a command without help of its own is not judged, nor is what stands below it', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const file = shim(machine, 'vineyard', {
      commands: {
        cellar: {},
        harvest: {},
        mystery: { options: [option('--riddle')], commands: { deeper: { options: [option('--still')] } } },
      },
    })
    const checked = await check(machine, file)
    expect(checked.shims[0]?.unread).toEqual(['vineyard mystery'])
    expect(told(checked)).toContain('not-readable vineyard: vineyard mystery')
    expect(told(checked).filter(it => it.startsWith('ghost'))).toEqual([])
    expect([checked.status, (await check(machine, file, '--strict')).status]).toEqual([0, 65])
  })

  test('nothing below the level that was asked is judged', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const file = shim(machine, 'vineyard', { commands: { harvest: { options: [option('--sparkling')] }, cellar: {} } })
    expect(told(await check(machine, file)).filter(it => it.startsWith('ghost'))).toEqual(['ghost-option vineyard harvest: --sparkling'])
    expect(told(await check(machine, file, '--depth', '0')).filter(it => it.startsWith('ghost'))).toEqual([])
  })

  test('aliases and globs stand for the commands that they match', async () => {
    const machine = workspace()
    machine.program('vineyard', vineyard())
    const file = shim(machine, 'vineyard', {
      commands: {
        vault: { commands: { 'li*': { options: [taking('-o', '--output')] }, remove: { 'x-aliases': ['delete'] } } },
        harvest: {},
      },
    })
    expect(told(await check(machine, file)).filter(it => /ghost|missing-command vineyard cellar/.test(it))).toEqual([])
  })
})

describe('what is not called an invention', () => {
  const HELP =
    'Usage: press [-abc] [options]\n\nOptions:\n  -f, --force          do it\n      --[no-]color     paint\n      --level=N        how hard\n'
  test.each([
    ['letters of a bundle', [option('-b')]],
    ['both halves of a negatable option', [option('--color'), option('--no-color')]],
    ['a negatable option with its other half', [{ ...option('--force'), 'x-negatable': true }]],
    ['the beginning of a long option', [option('--forc')]],
    ['a letter that is said twice', [option('-ff')]],
    ['a number in words', [taking('-<number>')]],
  ])('%s', async (_, options) => {
    expect((await toldOf(HELP, options)).filter(it => it.startsWith('ghost'))).toEqual([])
  })

  test('what only a sentence names, and what the file of the program holds, is not claimed', async () => {
    const sentence = `${HELP}\nWith --grind it works as a mill.\n`
    expect((await toldOf(sentence, [option('--grind')])).filter(it => it.startsWith('ghost'))).toEqual([])
    const machine = workspace()
    machine.program('press', `${helpful({ '--help': HELP })}\n# --secretly\n`)
    expect(told(await check(machine, shim(machine, 'press', { options: [option('--secretly')] })))).toContain(
      'undocumented-option press: --secretly',
    )
  })

  test('what a manual may tell that the help refers to and that is not there', async () => {
    const help = `${HELP}\nSee press(1) for more.\n`
    expect(await toldOf(help, [option('--grind')])).toContain('undocumented-option press: --grind')
    const machine = press(help)
    machine.file('share/man/man1/press.1', '.TH PRESS 1\n.SH NAME\npress \\- squeeze\n.SH OPTIONS\n.TP\n.B \\-f\nDo it.\n')
    const run = await machine.atip(['shim', 'check', shim(machine, 'press', { options: [option('--grind')] }), ...UNHELD], {
      env: { MANPATH: `${machine.dir}/share/man` },
    })
    expect(told(run.json<CheckedShims>())).toContain('ghost-option press: --grind')
  })

  test('what pages list to which the manual refers is no invention, and what they only mention is one', async () => {
    const machine = press(HELP)
    const manual = (name: string, body: string) =>
      machine.file(`share/man/man1/${name}.1`, `.TH ${name.toUpperCase()} 1\n.SH NAME\n${name} \\- squeeze\n.SH OPTIONS\n${body}\n`)
    manual('press', '.TP\n.B \\-f\nDo it. For further options, of all presses, see \\fIpressoptions\\fP(1).')
    manual('pressoptions', '.TP\n.BR \\-d ", " \\-\\-dry\nSqueeze dry. Unlike \\-\\-frobnicate and \\-Z of mills.')
    const ghosts = async (...options: readonly object[]) => {
      const file = shim(machine, 'press', { options: [option('-f'), ...options] })
      const run = await machine.atip(['shim', 'check', file, ...UNHELD], { env: { MANPATH: `${machine.dir}/share/man` } })
      return run.json<CheckedShims>().shims[0]!.findings.flatMap(it => (it.code === 'ghost-option' ? it.names : []))
    }
    expect(await ghosts(option('-d', '--dry'))).toEqual([])
    expect(await ghosts(option('--frobnicate'), option('-Z'), option('-q'))).toEqual(['--frobnicate', '-Z', '-q'])
    // a program of that name has options of its own
    machine.program('pressoptions', helpful({ '--help': HELP }))
    expect(await ghosts(option('-d', '--dry'))).toEqual(['-d', '--dry'])
  })

  test('global options of a tool that lists none of its commands are told elsewhere', async () => {
    const usage = 'usage: press [options] <command> [...]\nTo see help text, you can run:\n\n  press help\n'
    expect(await toldOf(usage, [], { globalOptions: [option('--grind')] })).toEqual([])
    expect(await toldOf(usage, [option('--grind')])).toEqual(['ghost-option press: --grind'])
  })

  test('the longer help that the help offers is asked for', async () => {
    const machine = workspace()
    const more = '  --help-hidden   Display help for hidden options\n'
    machine.program('press', helpful({ '--help': `${HELP}${more}`, '--help-hidden': `${HELP}  --grind   as a mill\n` }))
    expect(told(await check(machine, shim(machine, 'press', { options: [option('--grind'), option('--frobnicate')] })))).toEqual(
      expect.arrayContaining(['ghost-option press: --frobnicate', 'missing-option press: --help-hidden']),
    )
    expect(told(await check(machine, shim(machine, 'press', { options: [option('--grind')] }))).join()).not.toContain('ghost')
  })

  test('a letter with a value says what the tool lists with that letter', async () => {
    const listed = ['-fast', '-fine', '-flat', '-fresh', '-full'].map(it => `  ${it}   squeeze so\n`).join('')
    const help = `Usage: press [options]\n\nOptions:\n${listed}`
    const ghosts = async (it: object) => (await toldOf(help, [it])).filter(line => line.startsWith('ghost'))
    expect(await ghosts({ ...taking('-f'), 'x-value': 'optional' })).toEqual([])
    for (const it of [option('-f'), taking('-f'), { ...taking('-q'), 'x-value': 'optional' }]) expect(await ghosts(it)).toHaveLength(1)
  })

  test('letters of an operand that begins with a dash', async () => {
    const help = "Usage: press [options] MODE\n\nOptions:\n  --force   do it\n\nA MODE is of the form '[ab]*([-+=]([rwx]*|[ab]))+'.\n"
    const all = await toldOf(
      help,
      ['-r', '-x', '-a', '-z', '-M'].map(it => option(it)),
    )
    expect(all.filter(it => it.startsWith('ghost'))).toEqual(['ghost-option press: -z', 'ghost-option press: -M'])
  })

  test('options of which the rest is described as a whole are not missing', async () => {
    const all = await toldOf(HELP, [])
    expect(all.filter(it => it.startsWith('missing'))).not.toEqual([])
    expect(await toldOf(HELP, [], { 'x-other-options': { destructive: false } })).toEqual([])
  })

  test("options that the text of a group tells of its commands are the commands'", async () => {
    const machine = workspace()
    const group =
      'Usage: press mill [options] <command>\n\nCommands:\n  grind   make flour\n\nOptions:\n      --fine     well\n      --coarse   less so\n'
    const root = 'Usage: press <command>\n\nCommands:\n  mill   grind\n\nUse "press <command> --help" for more.\n'
    machine.program('press', helpful({ '--help': root, 'mill --help': group, 'mill grind --help': 'Usage: press mill grind\n' }))
    const commands = { mill: { commands: { grind: { options: [option('--fine')] } } } }
    expect(told(await check(machine, shim(machine, 'press', { commands }))).filter(it => it.startsWith('missing-option'))).toEqual([
      'missing-option press mill: --coarse',
    ])
  })

  test('a value that is described and not written may be there', async () => {
    const help = (words: string) => `Usage: press [options]\n\nOptions:\n      --vat     ${words}\n      --to FILE   where\n`
    const vat = [taking('--vat'), taking('--to')]
    for (const words of ['Directory containing the grapes', 'Select the file to squeeze', 'Root directory for grapes, / by default'])
      expect(await toldOf(help(words), vat)).toEqual([])
    expect(await toldOf(help('Squeeze in a vat'), vat)).toEqual(['value-mismatch press: --vat'])
  })

  test('what stands behind an action is what it works on, where the shim has operands', async () => {
    const help = (title: string) => `Usage: press [options] ...\n\n${title}:\n      --open <barrel>   drink\n`
    const operands = { arguments: [{ name: 'barrel', required: false }] }
    expect(await toldOf(help('Commands'), [option('--open')], operands)).toEqual([])
    expect(await toldOf(help('Commands'), [option('--open')])).toEqual(['value-mismatch press: --open'])
    expect(await toldOf(help('Options'), [option('--open')], operands)).toEqual(['value-mismatch press: --open'])
  })

  test('an optional value is neither taken nor refused', async () => {
    const help = 'Usage: press [options]\n\nOptions:\n      --paint[=WHEN]   colours\n'
    for (const it of [option('--paint'), taking('--paint'), { ...taking('--paint'), 'x-value': 'optional' }])
      expect(await toldOf(help, [it])).toEqual([])
  })
})

describe('what only some versions of the tool have', () => {
  const HELP = 'Usage: press [options] <command>\n\nCommands:\n  crush   break them\n\nOptions:\n  -f, --force   do it\n'

  const installed = (version: string, more: object, ...options: readonly object[]) => {
    const machine = press(HELP)
    machine.file('package.json', JSON.stringify({ name: 'press', version, bin: { press: 'bin/press' } }))
    return toldBy(machine, { version, options, ...more })
  }
  const toldBy = async (machine: Workspace, more: object) =>
    told(await check(machine, shim(machine, 'press', { 'x-checked': { version: '2.1.0', against: ['press --help'] }, ...more }))).filter(
      it => !it.startsWith('missing') && !it.startsWith('drift'),
    )

  test.each([
    ['later', { 'x-since': '2.2.0' }, 'other-version press: --grind'],
    ['since this version', { 'x-since': '2.1.0' }, 'ghost-option press: --grind'],
    ['earlier', { 'x-until': '2.0.9' }, 'other-version press: --grind'],
    ['up to this version', { 'x-until': '2.1' }, 'ghost-option press: --grind'],
    ['of a part that is installed apart', { 'x-plugin': 'press-mill' }, 'plugin-missing press: --grind'],
    ['hidden, as somebody found out', { 'x-hidden': true }, 'undocumented-option press: --grind'],
    ['not hidden', { 'x-hidden': false }, 'ghost-option press: --grind'],
  ])('an option that is said to be %s', async (_, presence, expected) => {
    expect(await installed('2.1.0', {}, { ...option('--grind'), ...presence })).toEqual([expected])
    // what is there is there, whatever is said of it
    expect(await installed('2.1.0', {}, { ...option('--force'), ...presence })).toEqual([])
  })

  test('a version that is not known contradicts nothing', async () => {
    expect(await toldBy(press(HELP), { options: [{ ...option('--grind'), 'x-since': '2.1.0' }] })).toEqual(['other-version press: --grind'])
  })

  test.each([
    [{ 'x-since': '2.2.0' }, 'other-version press mill: mill'],
    [{ 'x-plugin': 'press-mill' }, 'plugin-missing press mill: mill'],
    [{ 'x-hidden': true }, 'undocumented-command press mill: mill'],
    [{}, 'ghost-command press mill: mill'],
  ])('a command, with all below it: %j', async (presence, expected) => {
    const commands = { crush: {}, mill: { ...presence, options: [option('--fine')] } }
    expect((await installed('2.1.0', { commands })).filter(it => !it.startsWith('not-readable'))).toEqual([expected])
  })
})

describe('tools and files', () => {
  const only = (checked: CheckedShims): CheckedShim => checked.shims[0]!

  test('the name of a tool is the shim that stands for it', async () => {
    const machine = press('Usage: press [options]\n\nOptions:\n  --force   do it\n')
    const file = machine.file(
      'home/.local/share/agent-tools/shims/press.json',
      JSON.stringify({ atip: '0.1', name: 'press', version: '1.0', description: 'Squeezes' }),
    )
    expect(only(await check(machine, 'press')).subject).toBe(file)
  })

  test('a tool that is not installed is unknown, and unknown alone is no success', async () => {
    const machine = press('Usage: press [options]\n\nOptions:\n  --force   do it\n')
    const absent = shim(machine, 'kraken', {})
    const alone = await check(machine, absent)
    expect([alone.status, alone.compared, told(alone), only(alone).commands]).toEqual([65, 0, ['not-installed kraken: '], null])
    expect((await check(machine, absent, shim(machine, 'press', {}))).status).toBe(0)
  })

  test('a tool that may not be asked is unknown, and what would ask it is said', async () => {
    const machine = workspace()
    machine.program('sower', '#!/bin/sh\necho sowing\n')
    const checked = await check(machine, shim(machine, 'sower', { options: [option('--deep')] }))
    expect([checked.status, told(checked), only(checked).findings[0]?.fix]).toEqual([
      65,
      ['not-readable sower: '],
      'atip shim check sower --force',
    ])
  })

  test('a version that files name is compared with the one that the shim was checked against', async () => {
    const machine = workspace()
    const program = machine.program('press', helpful({ '--help': 'Usage: press [options]\n\nOptions:\n  --force   do it\n' }))
    expect(program).toContain('press')
    machine.file('bin/../package.json', JSON.stringify({ name: 'press', version: '2.1.0', bin: { press: 'bin/press' } }))
    const checked = await check(
      machine,
      shim(machine, 'press', { options: [option('--force')], 'x-checked': { version: '1.4', against: ['press --help'] } }),
    )
    expect([told(checked), only(checked).version]).toEqual([['drift press: '], { shim: '1.4', installed: '2.1.0' }])
  })

  test('a program that holds the version of the shim is of that version, however its package is numbered', async () => {
    const versions = async (described: string) => {
      const machine = workspace()
      machine.program('press', `${helpful({ '--help': 'Usage: press [options]\n\nOptions:\n  --force   do it\n' })}\n# press 1.4.1\n`)
      machine.file('package.json', JSON.stringify({ name: 'press', version: '528.0.0', bin: { press: 'bin/press' } }))
      const checked = await check(machine, shim(machine, 'press', { version: described, options: [option('--force')] }))
      return [told(checked), only(checked).version.installed]
    }
    expect(await versions('1.4.1')).toEqual([[], '1.4.1'])
    expect(await versions('1.3.9')).toEqual([['drift press: '], '528.0.0'])
    // two numbers stand in a program by accident
    expect(await versions('1.4')).toEqual([['drift press: '], '528.0.0'])
  })

  test.each([
    ['FILE_NOT_FOUND', './atlantis.json'],
    ['TOOL_NOT_FOUND', 'kraken'],
    ['NOT_A_DOCUMENT', './broken.json'],
  ])('%s: nothing is asked when a subject cannot be read', async (code, subject) => {
    const machine = press('Usage: press')
    machine.file('home/broken.json', '{')
    const run = await machine.atip(['shim', 'check', shim(machine, 'press', {}), subject, ...UNHELD], { cwd: machine.home })
    expect([run.stdout, run.stderr.includes(code)]).toEqual(['', true])
  })
})
