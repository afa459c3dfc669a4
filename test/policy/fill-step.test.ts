import { execaSync } from 'execa'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contextOf } from '../../src/engine/evaluation.ts'
import { realWorld } from '../../src/host/real.ts'
import { fillStep } from '../../src/policy/fill-step.ts'
import type { FilledStep } from '../../src/policy/fill-step.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { root } from '../helpers/workspace.ts'

// with the shims of the package and nothing of this machine
const world = {
  ...realWorld({ packageDir: root, version: '', platformDirs: undefined, signal: () => new AbortController().signal }),
  home: '/home/gardener',
  cwd: '/home/gardener/orchard',
  env: { XDG_DATA_DIRS: '/nowhere', PATH: '' },
}
const context = contextOf({ cwd: world.cwd, shell: 'bash' }, { locations: locationsOf(world), written: undefined }, world)

const fill = (command: string, values: Readonly<Record<string, string>> = {}): FilledStep =>
  fillStep({ command }, new Map(Object.entries(values)), context).step

const NASTY = `a "b" 'c' $(id) \`id\` ; rm -rf ~ && x | y > z \\ * ? {d} ! # \n$HOME`

describe('a value is one argument, whatever it contains', () => {
  test.each([
    ['orchard pick {x}', ['orchard', 'pick', NASTY]],
    ['orchard pick "{x}"', ['orchard', 'pick', NASTY]],
    ["orchard pick '{x}'", ['orchard', 'pick', NASTY]],
    ["orchard pick $'{x}'", ['orchard', 'pick', NASTY]],
    ['orchard pick --tree={x}/leaf', ['orchard', 'pick', `--tree=${NASTY}/leaf`]],
    ['orchard pick "a {x} b"{x}', ['orchard', 'pick', `a ${NASTY} b${NASTY}`]],
  ])('%s', (command, argv) => {
    expect(fill(command, { x: NASTY })).toMatchObject({ argv, reason: null, refused: [], unset: [] })
  })

  test.each(['', '-rf', '--force', '~', '~/x', '=ls', '0', '2', 'a=b', 'if', '{', '#', '\u00e9', '\ttab', '$'])('%j', value => {
    expect(fill('orchard pick {x}', { x: value }).argv).toEqual(['orchard', 'pick', value])
  })

  test('values are not filled in again', () => {
    expect(fill('orchard {a} {b}', { a: '{b}', b: 'atipmark0z {a}' }).argv).toEqual(['orchard', '{b}', 'atipmark0z {a}'])
  })
})

const characters = fc.string({
  unit: fc.constantFrom(
    'a',
    ' ',
    "'",
    '"',
    '$',
    '(',
    ')',
    '`',
    '\\',
    ';',
    '\n',
    '*',
    '{',
    '}',
    '-',
    '!',
    '~',
    '=',
    '&',
    '>',
    '#',
    '0',
    '[',
  ),
})

test.each([
  'printf "<%s>" {x}',
  'printf "<%s>" "{x}"',
  `printf "<%s>" '{x}'`,
  'printf "<%s>" a{x}b {x}',
  'printf "<%s>" "a{x}" b',
  'v=1; printf "<%s>" "$v{x}" "$v"{x}',
  'cat /dev/null | printf "<%s>" {x} && printf "<%s>" "$(printf ")")"{x}',
  `printf "<%s>" "$(printf '"')" {x}`,
  'if true; then printf "<%s>" {y}; fi',
  'V={x}; printf "<%s>" "$V"',
])('what a shell does with the line is what was meant, or it is refused: %s', command => {
  // read once: it is the same for every value
  const frame = execaSync('sh', ['-c', fill(command, { x: 'MARK' }).line], { stripFinalNewline: false }).stdout
  fc.assert(
    fc.property(characters, value => {
      const { line, argv, refused } = fill(command, { x: value })
      if (refused.length > 0) return
      const { stdout } = execaSync('sh', ['-c', line], { stripFinalNewline: false })
      expect(stdout).toBe(frame.replaceAll('MARK', () => value))
      if (argv === null) return
      expect(execaSync(argv[0]!, argv.slice(1), { stripFinalNewline: false }).stdout).toBe(stdout)
    }),
    { numRuns: 15 },
  )
})

describe('a value is never code', () => {
  test.each([
    ['{x} pick', 'name of a command'],
    ['orchard-{x} pick', 'name of a command'],
    ['echo $(orchard {x})', 'command substitution'],
    ['echo "$(orchard {x})"', 'expansion'],
    ['echo `orchard {x}`', 'command substitution'],
    ['diff <(orchard {x}) y', 'command substitution'],
    ['echo ${y:-{x}}', 'expansion'],
    ['echo $(( {x} + 1 ))', 'expansion'],
    ['for i in 1 2; do orchard {x}; done', 'loop'],
    ['if orchard {x}; then true; fi', 'condition'],
    ['[[ {x} -gt 1 ]]', 'condition'],
    ['bash <<< {x}', 'text that a command reads'],
    ['bash <<E\n{x}\nE', 'text that a command reads'],
    ['orchard {x}>file', 'syntax'],
    ['orchard a{b,{x}}', 'expansion'],
    ['eval "orchard {x}"', 'given to eval'],
    ['declare y={x}', 'given to declare'],
    ['unset {x}', 'given to unset'],
    ['printf {x} y', 'given to printf'],
    ['[ {x} -eq 1 ]', 'given to ['],
    ["sh -c 'orchard {x}'", 'program in sh'],
    ["sudo -u root bash -c 'orchard {x}'", 'program in bash'],
    ["find . -name y -exec sh -c 'orchard {x}' ';'", 'program in sh'],
    ['sudo {x} y', 'name of a command that sudo runs'],
    ['xargs {x}', 'name of a command that xargs runs'],
    ["python3 -c 'print({x})'", 'program in python'],
    ["awk '/{x}/' file", 'program in awk'],
    ["sed 's/a/{x}/' file", 'program in sed'],
    ["jq '.{x}' file", 'program in jq'],
    ["psql -c 'select {x}'", 'program in sql'],
    ['ssh host {x}', 'executed'],
    ["git rebase --exec '{x}' main", 'text that is executed'],
    ['"eval" {x}', 'given to eval'],
    ["e'val' {x}", 'given to eval'],
    ['$COMMAND {x}', 'only the running line knows'],
    ['echo {x} | sh', 'sh, which runs what it reads'],
    ['echo {x} | sudo bash', 'bash, which runs what it reads'],
    ['echo {x} | xargs rm', 'xargs, which makes words of what it reads'],
    ['docker exec c bash -c {x}', 'given to bash'],
    ['kubectl exec pod -- sh -c {x}', 'given to sh'],
    ['GIT_SSH_COMMAND={x} git pull', 'text'],
    ['git -c core.pager={x} log', 'text that is executed'],
  ])('%s', (command, reason) => {
    const step = fill(command, { x: 'value', y: '1' })
    expect(step.refused).toEqual([{ variable: 'x', reason: expect.stringContaining(reason) as string }])
    expect(step).toMatchObject({ argv: null, reason: expect.stringContaining('{x}') as string })
    expect(step.line).toContain('{x}')
    expect(step.line).not.toContain('value')
  })

  test.each([
    ['sh -c \'orchard "$1"\' {x} {y}'],
    ['git -c user.name={x} log'],
    ['sudo -u {x} rm {y}'],
    ['find {x} -name {y} -exec rm {} +'],
    ['npm run {x} -- {y}'],
    ['grep {x} < {y}'],
    ['command -v {x} {y}'],
    ['NODE_ENV={x} npm test {y}'],
    ["printf '%s' {x} {y}"],
    ['[ -f {x} ] && [ {y} = 1 ]'],
    ['docker run --rm {x} ls {y}'],
    ['ls {x} | grep {y}'],
    ['cat x | sh; ls {x} {y}'],
    ['grep -r sh {x} {y}'],
  ])('but it is data in %s', command => {
    expect(fill(command, { x: 'value', y: '1' })).toMatchObject({ refused: [], unset: [] })
  })

  test('and to a program of the same name that nobody describes, all of its words are', () => {
    const bare = { ...context, resolveTool: (tool: string) => ({ kind: 'unknown', tool, reason: 'is not known' }) as const }
    expect(fillStep({ command: 'sh -c {x}' }, new Map([['x', 'y']]), bare).step.refused).toHaveLength(1)
  })

  test('where one place is code, the others are still filled', () => {
    expect(fill("sh -c 'orchard {x}' {y}", { x: '1', y: 'a b' }).line).toBe("sh -c 'orchard {x}' 'a b'")
  })
})

describe('there is no argv, and why', () => {
  test.each([
    ['orchard pick | wc', 'more than one command'],
    ['orchard pick && orchard sell', 'more than one command'],
    ['orchard pick > {x}', 'redirections'],
    ['orchard pick &', 'background'],
    ['TREE={x} orchard pick', 'sets variables'],
    ['cd {x}', 'command of the shell'],
    ['export TREE={x}', 'command of the shell'],
    ['orchard *.txt', 'known to the shell'],
    ['orchard "$TREE"', 'known to the shell'],
    ["orchard 'pick", 'cannot read'],
  ])('%s', (command, reason) => {
    expect(fill(command, { x: 'a b' })).toMatchObject({ argv: null, reason: expect.stringContaining(reason) as string })
  })

  test('the line of several commands is filled all the same', () => {
    expect(fill('git fetch && git checkout {x} > "log {x}"', { x: "it's" }).line).toBe(
      String.raw`git fetch && git checkout 'it'\''s' > "log it's"`,
    )
  })
})

describe('a value with a leading dash', () => {
  test.each([
    ['rm {x}', '-rf', 1],
    ['rm -- {x}', '-rf', 0],
    ['rm ./{x}', '-rf', 0],
    ['rm {x}', 'rf', 0],
    ['git commit -m {x}', '-fix', 0],
    ['git checkout {x}', '--orphan', 1],
    ['sudo rm {x}', '-rf', 1],
    ['nobody-knows {x}', '-x', 1],
    ['ls | grep {x}', '-v', 1],
  ])('%s with %s: %i warnings', (command, value, warnings) => {
    const step = fill(command, { x: value })
    expect(step.warnings).toHaveLength(warnings)
    expect(step.refused).toEqual([])
  })
})

describe('what is not set', () => {
  test('stands in braces, and is listed', () => {
    expect(fill('git checkout -b {x} {y}', { y: 'main' })).toMatchObject({
      line: 'git checkout -b {x} main',
      argv: ['git', 'checkout', '-b', '{x}', 'main'],
      unset: ['x'],
    })
  })

  test('is not known to whoever judges it', () => {
    const { judged } = fillStep({ command: `cat {HOME} "a{b}" 'c{d-e}'` }, new Map(), context)
    expect(judged).toBe(`cat "$unset_HOME" "a""$unset_b""" 'c'"$unset_d_e"''`)
  })
})
