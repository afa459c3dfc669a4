import { describe, expect, test } from 'vitest'
import { readMan } from '../../src/author/man/read-man.ts'

const flagsOf = (source: string) =>
  readMan(source, ['press']).options.map(({ flags, value }) => [flags.join(' '), value?.name, value?.optional])

const HEAD = '.TH PRESS 1 "2024" "Press 2.1"\n.SH NAME\npress \\- prints \\fIbooks\\fR\n.SH OPTIONS\n'

/** The ways in which generators of manuals write one entry. */
const STYLES = {
  'help2man (.TP)': '.TP\n\\fB\\-i\\fR, \\fB\\-\\-ink\\fR=\\fI\\,COLOUR\\/\\fR\nColour of the ink.\n',
  'pod2man (.IP)': '.IP "\\fB\\-i\\fR, \\fB\\-\\-ink\\fR=\\fICOLOUR\\fR" 4\n.IX Item "ink"\nColour of the ink.\n',
  'docbook (.PP and .RS)': '.PP\n\\fB\\-i\\fR, \\fB\\-\\-ink=\\fR\\fBCOLOUR\\fR\n.RS 4\nColour of the ink\\&.\n.RE\n',
  'docbook (a line for each spelling)':
    '.PP\n\\fB\\-i \\fR\\fB\\fICOLOUR\\fR\\fR\n.br\n\\fB\\-\\-ink=\\fR\\fB\\fICOLOUR\\fR\\fR\n.RS 4\nColour of the ink\\&.\n.RE\n',
  'asciidoctor (.sp and .RS)': '.sp\n\\fB\\-i\\fP, \\fB\\-\\-ink\\fP=\\fICOLOUR\\fP\n.RS 4\nColour of the ink.\n.RE\n',
  'go-md2man (.PP and an indented line)': '.PP\n\\fB-i\\fP, \\fB--ink\\fP=COLOUR\n    Colour of the ink.\n',
  'by hand (.BI)': '.TP\n.BI \\-i ", \\-\\-ink=" COLOUR\nColour of the ink.\n',
} as const

describe('an entry of a manual', () => {
  test.each(Object.entries(STYLES))('%s', (_, entry) => {
    const { options } = readMan(HEAD + entry, ['press'])
    expect(options).toEqual([{ flags: ['-i', '--ink'], value: { name: 'COLOUR', optional: false }, description: 'Colour of the ink' }])
  })

  test('mdoc (.It Fl)', () => {
    const source =
      '.Dd today\n.Dt PRESS 1\n.Sh NAME\n.Nm press\n.Nd print books\n.Sh SYNOPSIS\n.Nm press\n.Op Fl hv\n.Op Fl i Ar colour\n.Ar sheet\n.Sh DESCRIPTION\n.Bl -tag\n.It Fl i Ar colour\nColour of the\n.Em ink .\n.It Fl v\nSay more.\n.El\n'
    const man = readMan(source, ['press'])
    expect(man.description).toBe('print books')
    expect(man.options.map(({ flags, value }) => [flags.join(' '), value?.name])).toEqual([
      ['-i', 'colour'],
      ['-v', undefined],
      ['-h', undefined],
    ])
    expect(man.arguments.map(it => it.name)).toEqual(['sheet'])
  })
})

test('the first lines say what the program is, and of which version', () => {
  expect(readMan(HEAD, ['press'])).toMatchObject({ description: 'prints books', version: '2.1' })
})

test('options in examples, files and other sections about other things are not the program’s', () => {
  expect(flagsOf(`${HEAD}.TP\n\\-\\-real\nReal.\n.SH EXAMPLES\n.TP\n\\-\\-unreal\nNot.\n.SH FILES\n.TP\n\\-\\-file\nNot.\n`)).toEqual([
    ['--real', undefined, undefined],
  ])
})

test('a table that is shown as it stands is no list of entries', () => {
  expect(flagsOf(`${HEAD}.nf\n\\-\\-verbose, \\-v   increase verbosity\n.fi\n.TP\n\\-\\-verbose, \\-v\nMore.\n`)).toEqual([
    ['--verbose -v', undefined, undefined],
  ])
})

test('an option that is written with and without a value may stand without', () => {
  expect(flagsOf(`${HEAD}.PP\n\\-\\-sign, \\-\\-sign=<when>\n.RS 4\nSign.\n.RE\n`)).toEqual([['--sign', 'when', true]])
})

test('commands are the entries of sections about commands', () => {
  const source = `${HEAD}.SH COMMANDS\n.PP\n\\fBbind\\fR \\fISHEET\\fR\\&...\n.RS 4\nBinds sheets\\&.\n.RE\n.PP\n\\fBcut\\fR\n.RS 4\nCuts\\&.\n.RE\n`
  expect(readMan(source, ['press']).commands).toEqual([
    { name: 'bind', aliases: [], description: 'Binds sheets' },
    { name: 'cut', aliases: [], description: 'Cuts' },
  ])
})

test('commands that mdoc marks have their options on the spot', () => {
  const source =
    '.Sh SYNOPSIS\n.Nm press\n.Op Fl v\n.Op Ar command Op Ar flags\n.Sh SHEETS\n.Bl -tag\n.It Xo Ic print-sheet\n.Op Fl a\n.Op Fl n Ar count\n.Xc\n.D1 (alias: Ic ps )\nPrint it.\n.El\n'
  expect(readMan(source, ['press']).commands).toEqual([
    {
      name: 'print-sheet',
      aliases: ['ps'],
      usage: 'press print-sheet [-a] [-n <count>]',
      description: expect.stringContaining('Print it'),
    },
  ])
})
