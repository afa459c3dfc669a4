import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readHelp } from '../../src/author/help/read-help.ts'
import { readOptionSpec } from '../../src/author/help/option-spec.ts'
import { readingText } from '../helpers/described.ts'
import { root } from '../helpers/workspace.ts'

/**
 * Help of real programs, shortened, and beside each what is read of it: NAME.txt and NAME.read. `UPDATE_READINGS=1 vitest run test/author`
 * writes down what is read now; look at the difference, since a reading is right only when it says what the text says.
 */
const fixtures = join(root, 'test', 'fixtures', 'help')
const names = readdirSync(fixtures)
  .filter(it => it.endsWith('.txt'))
  .map(it => it.replace('.txt', ''))

/** Names of tools with a dash in them, and the tools of made-up texts. */
const PATHS: Readonly<Record<string, readonly string[]>> = {
  'apt-get': ['apt-get'],
  'git-all': ['git'],
  argparse: ['press'],
  click: ['loom'],
  commander: ['kiln'],
  goflag: ['buoy'],
  'rg-opposites': ['rg'],
  oclif: ['harbour'],
  yargs: ['orchard'],
}

test.each(names)('the help of %s says what it is read as', name => {
  const text = readFileSync(join(fixtures, `${name}.txt`), 'utf8')
  const reading = readingText(readHelp(text, PATHS[name] ?? name.split('-')))
  const file = join(fixtures, `${name}.read`)
  if (process.env['UPDATE_READINGS'] === '1') writeFileSync(file, reading)
  expect(reading).toBe(readFileSync(file, 'utf8'))
})

const spec = (text: string, lenient = false) => {
  const found = readOptionSpec(text, lenient)
  if (found === undefined) return undefined
  const { end, ...rest } = found
  return { ...rest, rest: text.slice(end).trim() }
}

const value = (name: string, optional = false) => ({ name, optional })

describe('the beginning of an option entry', () => {
  test.each([
    ['-v, --verbose  Say more', { flags: ['-v', '--verbose'], rest: 'Say more' }],
    ['--verbose, -v            increase verbosity', { flags: ['--verbose', '-v'], rest: 'increase verbosity' }],
    ['-b --boot[=ID]             Show a boot', { flags: ['-b', '--boot'], value: value('ID', true), rest: 'Show a boot' }],
    ['--color[=WHEN]', { flags: ['--color'], value: value('WHEN', true), rest: '' }],
    ['-o, --output <file>  Where', { flags: ['-o', '--output'], value: value('file'), rest: 'Where' }],
    ['    --body text   Body'.trim(), { flags: ['--body'], value: value('text'), rest: 'Body' }],
    ['-R, --repo [HOST/]OWNER/REPO   Another', { flags: ['-R', '--repo'], value: value('[HOST/]OWNER/REPO'), rest: 'Another' }],
    ['--[no-]progress  Show', { flags: ['--progress'], negatable: true, rest: 'Show' }],
    ['--shout / --no-shout  Loudly', { flags: ['--shout'], negatable: true, rest: 'Loudly' }],
    ['-v, --verbose...  More', { flags: ['-v', '--verbose'], repeatable: true, rest: 'More' }],
    ['--size {a4,letter}', { flags: ['--size'], value: value('a4,letter'), choices: ['a4', 'letter'], rest: '' }],
    ['--recurse (check|no)', { flags: ['--recurse'], value: value('check|no'), choices: ['check', 'no'], rest: '' }],
    ['--arg a v        set', { flags: ['--arg'], value: { ...value('a'), count: 2 }, rest: 'set' }],
    ['--all=false:', { flags: ['--all'], value: value('boolean', true), default: 'false', rest: '' }],
    ['--chunk-size=500:', { flags: ['--chunk-size'], value: value('value'), default: '500', rest: '' }],
    ['-1 ("one"), --single-transaction', { flags: ['-1', '--single-transaction'], rest: '' }],
    ['-chdir=DIR    Switch', { flags: ['-chdir'], value: value('DIR'), rest: 'Switch' }],
    ['-NUM  same as --context', { flags: ['-<number>'], rest: 'same as --context' }],
    ['-:, --next         Next', { flags: ['-:', '--next'], rest: 'Next' }],
    ['-~, --tilde', { flags: ['-~', '--tilde'], rest: '' }],
    ['-t [tag], --tag=[tag]', { flags: ['-t', '--tag'], value: value('tag'), rest: '' }],
    ['-Ldirectory / -L directory:', { flags: ['-L'], value: value('directory'), rest: '' }],
    ['-f filename / --from-file filename', { flags: ['-f', '--from-file'], value: value('filename'), rest: '' }],
    ['-tags tag,list', { flags: ['-tags'], value: value('tag,list'), rest: '' }],
    ['-cpu 1,2,4', { flags: ['-cpu'], value: value('1,2,4'), rest: '' }],
    ['-coverpkg pattern1,pattern2', { flags: ['-coverpkg'], value: value('pattern1,pattern2'), rest: '' }],
    ['-p, --project <pkg|glob>', { flags: ['-p', '--project'], value: value('pkg|glob'), rest: '' }],
  ])('%s', (text, expected) => {
    expect(spec(text)).toEqual(expected)
  })

  test.each([
    ["--ignore-installed to 'resolve' requirements"],
    ['-- the end of options'],
    ['- a list'],
    ['---'],
    ['--no-OPTION             turn off an implied OPTION'],
    ['--assert-<feature>  Assert'],
  ])('%s is none', text => {
    expect(spec(text)).toBeUndefined()
  })

  test('only where an entry is known to stand, a description may follow after one blank', () => {
    expect(spec('-x extract the files')).toBeUndefined()
    expect(spec('-x extract the files', true)).toEqual({ flags: ['-x'], rest: 'extract the files' })
  })
})

test('a description that wraps to a line with a flag is not another option', () => {
  const text =
    'Options:\n  --dry-run      Do nothing. Together with\n                 --verbose  it says what it would do.\n  --verbose      Say more.\n'
  expect(readHelp(text, ['tool']).options.map(it => it.flags)).toEqual([['--dry-run'], ['--verbose']])
})

test('flags in examples are none of the tool', () => {
  const text = 'Usage: tool [OPTIONS]\n\nOptions:\n  --real  Real\n\nExamples:\n  --unreal  Not here\n'
  expect(readHelp(text, ['tool']).options.map(it => it.flags)).toEqual([['--real']])
})

test('overstruck text, colours and tabs are read as what a person sees', () => {
  const text = 'OOPPTTIIOONNSS\n\u001B[1m  --deep\u001B[0m\tDig\n'.replaceAll(/([A-Z])\1/g, '$1\b$1')
  expect(readHelp(text, ['tool']).options).toEqual([{ flags: ['--deep'], description: 'Dig' }])
})
