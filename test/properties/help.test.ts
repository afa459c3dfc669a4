import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import type { HelpText } from '../../src/author/described.ts'
import { negationsIn } from '../../src/author/compare/any-negation.ts'
import { hear, lenders, mentionsFlag, refersElsewhere } from '../../src/author/compare/mentions.ts'
import { readFlagCompletion } from '../../src/author/completion.ts'
import { grammarCommands } from '../../src/author/help/grammar.ts'
import { moreHelpIn } from '../../src/author/help/more-help.ts'
import { readHelp } from '../../src/author/help/read-help.ts'
import { topicsOf } from '../../src/author/help/topics.ts'
import { readMan } from '../../src/author/man/read-man.ts'
import { referredPages } from '../../src/author/man/references.ts'

/** Pieces that parsers of help meet, in any order: brackets that never close, dashes, blanks, headings, controls. */
const pieces = constantFrom(
  ...'- -- --- -x --long --no-long --[no-]x = [= [ ] < > { } ( ) | / , : ; ... … \n \t \u0008 \u001B[31m " \' FILE file Usage: Options: Commands: COMMANDS {a,b} [default: x] (default "x") .SH .TP .IP .RS .RE .It Xo Xc Fl Ar Op \\- \\fB \\fI \\fR \\(bu \\[u2014] \\*( tool sub é 日 \u202E'.split(
    ' ',
  ),
  ' ',
  '  ',
  '\n\n',
  '\n  ',
  '\n      ',
)
const texts = oneof(
  string({ unit: 'binary' }),
  array(pieces, { maxLength: 60 }).map(it => it.join('')),
  array(pieces, { maxLength: 60 }).map(it => it.join(' ')),
)

const FLAG = /^(?:--?[A-Za-z0-9?#@%+:.$][\w.+:-]*|-<number>)$/

/** What is wrong with a reading. */
const flaws = (it: HelpText): readonly unknown[] => {
  const flags = it.options.flatMap(option => option.flags)
  return [
    ...it.options.filter(option => option.flags.length === 0),
    ...flags.filter(flag => !FLAG.test(flag)),
    ...flags.filter((flag, at) => flags.indexOf(flag) !== at),
    // oxlint-disable-next-line no-control-regex -- control characters are what must not be there
    ...it.options.filter(({ description = '' }) => description.length > 160 || /[\u0000-\u001F\u007F-\u009F\u202E]/.test(description)),
    ...it.commands.filter(({ name }) => !/^[a-z0-9_@][\w.:+@-]*$/.test(name)),
  ]
}

test('whatever a program prints as help, options and commands of it are well formed', () => {
  assert(
    property(texts, text => {
      expect(flaws(readHelp(text, ['tool', 'sub']))).toEqual([])
    }),
  )
})

test('whatever stands in a manual, options and commands of it are well formed', () => {
  assert(
    property(texts, text => {
      expect(flaws(readMan(`.SH OPTIONS\n${text}`, ['tool']))).toEqual([])
    }),
  )
})

test('whatever a completion prints, it gives flags', () => {
  assert(
    property(texts, text => {
      for (const option of readFlagCompletion(text)) expect(option.flags.filter(it => !/^--?[A-Za-z0-9]/.test(it))).toEqual([])
    }),
  )
})

test('brackets within brackets without end in a manual are cut off', () => {
  const hostile = ['( Fl x ', 'Op Fl x ', '\\fB(', 'Xo '].map(it => `.Sh DESCRIPTION\n.It Fl a ${it.repeat(20_000)}\nDoes it.\n`)
  expect(hostile.flatMap(text => flaws(readMan(text, ['tool'])))).toEqual([])
})

test('a word without end is searched all the same', () => {
  for (const word of ['sub--', '--[no-]x', 'a-', '--no-', 'tool-']) {
    const heard = hear(`options of ${word.repeat(60_000)} --wanted`)
    expect([mentionsFlag(heard, '--wanted'), refersElsewhere(heard), lenders(heard, 'tool').filter(it => it.length > 80)]).toEqual([
      true,
      false,
      [],
    ])
  }
}, 60_000)

/** The runner's own limit is what fails here: without bounds these took minutes. */
test('a long text of brackets that never close, or of flags without end, is read at all', () => {
  const hostile = ['[', '<', '--x ', '-x, ', '{a,', '(', 'a|', '...', ' -', '"'].map(it => `Usage: tool ${it.repeat(4000)}\n`.repeat(20))
  expect(hostile.flatMap(text => flaws(readHelp(text, ['tool'])))).toEqual([])
}, 60_000)

test('words that refer elsewhere without end are read all the same', () => {
  const hostile = [
    'A-',
    'see "-hh" ',
    'options see in the ',
    '[-+=]([a]|',
    'X := { a | ',
    'boolean options ',
    "flags, see 'tool a help ",
  ].map(it => it.repeat(20_000))
  for (const text of hostile) {
    expect(moreHelpIn(text, 'tool')).toEqual([])
    expect(referredPages(`.TH TOOL 1\n.SH DESCRIPTION\n${text}\n`, 'tool')).toEqual([])
    expect(grammarCommands(text, ['tool X { COMMAND', text])).toEqual([])
    expect(topicsOf(text, 'tool')).toEqual([])
    expect(negationsIn(text)).toEqual([])
  }
})
