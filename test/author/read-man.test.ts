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

test('a spelling in parentheses is one', () => {
  expect(flagsOf(`${HEAD}.IP "\\fB\\-\\-stop=MINS\\fP, (\\fB\\-\\-limit=MINS\\fP)"\nStops.\n`)).toEqual([['--stop --limit', 'MINS', false]])
})

test('a letter and a placeholder without a blank are an option with its value, when the words say so', () => {
  expect(flagsOf(`${HEAD}.IP \\-Ospeed\nPrints at this speed.\n.IP \\-Xpress\nSomething else.\n`)).toEqual([
    ['-O', 'speed', true],
    ['-Xpress', undefined, undefined],
  ])
})

test('a number in italics is none', () => {
  expect(
    flagsOf(`${HEAD}.IP \\fI+n\\fP\nmore\n.IP \\fI\\-n\\fP\nless\n.IP \\-size\nSize.\n.IP \\-seek\nSeek.\n.IP \\-skip\nSkip.\n`),
  ).toEqual([
    ['-size', undefined, undefined],
    ['-seek', undefined, undefined],
    ['-skip', undefined, undefined],
  ])
})

test('an option with a value that looks like one, and a figure of a range, are no further options', () => {
  expect(flagsOf(`${HEAD}.IP "\\-\\-proto \\-ftps"\nExample.\n.IP \\-500\nthe last 500\n`)).toEqual([['--proto', undefined, undefined]])
})

test('the opposite that words name is an option', () => {
  const words = 'Note that this is the negated option name documented. You can thus use \\-\\-glue to enable it.'
  expect(flagsOf(`${HEAD}.IP \\-\\-no\\-glue\nPrints without.\n${words}\n.IP \\-\\-bind\nCan be disabled with \\-\\-no\\-bind.\n`)).toEqual(
    [
      ['--no-glue', undefined, undefined],
      ['--glue', undefined, undefined],
      ['--bind', undefined, undefined],
    ],
  )
})

test('of a family of opposites those that the page names are known', () => {
  const source = `${HEAD}.IP \\-D\nDouble.\n.IP \\-x\nCross.\n.IP \\-\\-ink\nInk.\n.IP \\-\\-no\\-OPTION\nTurns it off, as \\-\\-no\\-D and \\-\\-no\\-ink and \\-\\-no\\-unknown do.\n`
  expect(readMan(source, ['press']).options.map(it => [it.flags.join(' '), it.negatable === true])).toEqual([
    ['-D', false],
    ['-x', false],
    ['--ink', true],
    ['--no-D', false],
  ])
})

test('definitions of a page end at two dots, with blanks between them too', () => {
  const preamble = '.de URL\n\\fI\\\\$2\\fP\n..\n.if \\n[.g] \\{\\\n.  am URL\n.    ad l\n.  .\n.  LINKSTYLE blue R < >\n.\\}\n'
  expect(flagsOf(preamble + HEAD + STYLES['asciidoctor (.sp and .RS)'])).toEqual([['-i --ink', 'COLOUR', false]])
})

test('commands may be listed in a description that says so', () => {
  const list = '.PP\n\\fBbind\\fR\n.RS 4\nBinds sheets\\&.\n.RE\n'
  const page = (words: string) => `${HEAD}.SH DESCRIPTION\n.PP\n${words}\n${list}`
  expect(readMan(page('one of the commands below must be present'), ['press']).commands.map(it => it.name)).toEqual(['bind'])
  expect(readMan(page('it prints books'), ['press']).commands).toEqual([])
})

test('a blank that is kept stands between a flag and its value', () => {
  expect(flagsOf(`${HEAD}.IP \\fB\\-P\\fP\\ \\fIpassword\\fP\nIs asked for.\n`)).toEqual([['-P', 'password', false]])
})

test('what stands behind an operator of an expression is its operand', () => {
  const joined = `${HEAD}.IP "\\-not \\fIexpr\\fR"\nThe opposite.\n.IP "\\-ink \\fIcolour\\fR"\nColour.\n`
  expect(flagsOf(joined)[0]).toEqual(['-not', 'expr', false])
  expect(flagsOf(`${joined}.IP "\\fIexpr1\\fR \\-and \\fIexpr2\\fR"\nBoth.\n`)).toEqual([
    ['-not', undefined, undefined],
    ['-ink', 'colour', false],
  ])
})

test('an option in a list of actions is one', () => {
  const entry = '.IP "\\-\\-bind \\fIsheet\\fR"\nBinds it.\n'
  const acts = (source: string) => readMan(source, ['press']).options.map(it => it.acts === true)
  expect(acts(`${HEAD}${entry}`)).toEqual([false])
  expect(acts(`${HEAD}.SH ACTIONS\n${entry}`)).toEqual([true])
})

test('the macros that asciidoctor defines within a condition end there', () => {
  const macros = '.if \\n[.g] \\{\\\n.  mso www.tmac\n.  am URL\n.    ad l\n.  .\n.  am MTO\n.    ad l\n.  .\n.\\}\n'
  expect(flagsOf(`${macros}${HEAD}.IP \\-\\-ink\nInk.\n`)).toEqual([['--ink', undefined, undefined]])
})
