import { expect, test } from 'vitest'
import { referredPages } from '../../src/author/man/references.ts'
import { negationsIn, opposites } from '../../src/author/compare/any-negation.ts'

const page = (body: string, name = 'PRESS') => `.TH ${name} 1\n.SH NAME\npress \\- prints\n.SH DESCRIPTION\n${body}\n`

const LISTED = 'For further options, which are common to all presses, see \\fIpressoptions\\fP(1).'

test.each([
  ['a command that another page explains', '.PP\n\\fBbind\\fR, \\fBcut\\fR (\\fBpress-tool\\fR(8))\n.RS 4\nBinds.\n.RE', ['press-tool*']],
  ['further options', LISTED, ['pressoptions']],
  ['a list of them', 'A list of these is available in the \\fBpress-inks\\fP(8) manpage.', ['press-inks']],
  ['the options of another program', 'The remaining options are taken to be \\fIbinder\\fP(1) options.', ['binder*']],
])('a page refers to %s', (_, body, expected) => {
  expect(referredPages(page(body), 'press').map(it => `${it.name}${it.ofProgram ? '*' : ''}`)).toEqual(expected)
})

test.each([
  ['stands among related pages', '.SH SEE ALSO\n.BR press\\-keys (1),\nand for a list of options see \\fBpressoptions\\fP(1)'],
  ['is mentioned', 'The \\fBpress\\-keys\\fR(1) \\-E option may be used. Several \\-M options ask with \\fBpress\\-ask\\fR(1).'],
  ['is another tool', 'For a list of signals see kill(1).'],
  ['is no manual of programs', 'For further options see \\fBpress_config\\fR(5).'],
  ['is this one', 'For further options see press(1).'],
])('no further page is read that %s', (_, body) => {
  expect(referredPages(page(body), 'press')).toEqual([])
})

test('a page that stands for two programs refers to pages by its own name', () => {
  expect(referredPages(page(LISTED), 'press6')).toEqual([{ name: 'pressoptions', ofProgram: false }])
  expect(referredPages(page(LISTED, 'LOOM'), 'loom6')).toEqual([])
})

test('texts say how any option is switched off', () => {
  const apt = 'For boolean options you can override the config file by using something like\n-f-,--no-f, -f=no or several other variations.'
  expect(negationsIn(apt)).toEqual(['no-'])
  expect(negationsIn("The sense of an option name may be inverted by preceding it with `no', so `No_Beep' is one.")).toEqual(['no'])
  expect(negationsIn('--no-ink prints without. Of boolean options there are few.')).toEqual([])
  expect([opposites('--no-ink', ['no-']), opposites('--ink', ['no-']), opposites('--noink', ['no']), opposites('-i', ['no'])]).toEqual([
    ['--ink'],
    ['--no-ink'],
    ['--ink'],
    [],
  ])
})
