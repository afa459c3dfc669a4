import { existsSync } from 'node:fs'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { readMakefile } from '../../src/languages/makefile.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { builtInPolicy } from '../../src/policy/built-in.ts'
import { lookAt } from '../helpers/disk.ts'
import { check, shimContext } from '../helpers/shims.ts'
import { workspace } from '../helpers/workspace.ts'

const PROJECT = '/home/user/project'

const MAKEFILE = `# builds the harbour
OUT := dist
FLAGS ?= --wide
.PHONY: all test clean

all: test count
test: before # checks
\t@echo tested
before:
\t-@ echo before $$HOME
count:
\twc -l src/*.js \\
\t  src/*.css
\t# nothing

clean:
\trm -rf $(OUT)
wide:
\techo $(FLAGS) \${OUT} $@
home:
\trm -rf ~/boats
computed:
\techo $(shell reboot)
again:
\tmake again
after: clean
\techo after
none:
`

interface Disk {
  readonly files?: Readonly<Record<string, string>>
  readonly variables?: Readonly<Record<string, string>>
}

/** The verdict in a project with this makefile, under the policy "workspace". */
const decide = (run: string, makefile = MAKEFILE, { files = {}, variables = {} }: Disk = {}) => {
  const look = lookAt({ [`${PROJECT}/.git/HEAD`]: '', [`${PROJECT}/src/a.js`]: '', [`${PROJECT}/Makefile`]: makefile, ...files }, variables)
  const verdict = check(run, { ...shimContext, look }, { policies: stackOf({ user: builtInPolicy('workspace') }) })
  return `${verdict.decision}: ${verdict.reason}`
}

test.each(['make', 'make all', 'make test count', 'make -s test', 'make -j4 wide', 'NODE_ENV=test make test', 'timeout 9 make test'])(
  'a target is judged by its recipes, and those that it needs: %s',
  run => expect(decide(run)).toMatch(/^allow/),
)

test.each([
  ['make clean', /^ask: make clean: rm destroys data/],
  ['make after', /^ask: make after: rm destroys data/],
  ['make home', /^deny: make home: rm destroys data/],
  ['make computed', /a target has no rule|none of the plainest kind|expands what the makefile does not set/],
  ['make again', /^ask/],
  ['make none', /no rule with a recipe/],
  ['make missing', /no rule with a recipe/],
  ['make -n test', /^ask/],
  ['make -C src test', /^ask/],
  ['make -f other.mk test', /^ask/],
  ['make -e test', /^ask/],
  ['make --eval=x test', /^ask/],
  ['make test SHELL=./x', /^ask/],
  ['make OUT=/ clean', /^ask/],
  ['MAKEFLAGS=-e make test', /^ask/],
  ['OUT=/ make wide', /^ask/],
  ['make "$X"', /^ask/],
  ['echo x > Makefile && make test', /the line itself changes files/],
  ['make test > GNUmakefile', /the line itself changes files/],
  ['touch Makefile.sh; make test', /the line itself changes files/],
])('what it does is said, and what is not plain stays code of the project: %s', (run, said) => {
  expect(decide(run)).toMatch(said)
})

const PLAIN = 'test:\n\techo tested\n'

test.each([
  `SHELL = ./x\n${PLAIN}`,
  `SHELL=./x\n${PLAIN}`,
  `export SHELL = ./x\n${PLAIN}`,
  `.SHELLFLAGS = -x\n${PLAIN}`,
  `.ONESHELL:\n${PLAIN}`,
  `.RECIPEPREFIX = >\n${PLAIN}`,
  `.SECONDEXPANSION:\n${PLAIN}`,
  `.DEFAULT_GOAL = other\n${PLAIN}`,
  `include other.mk\n${PLAIN}`,
  `-include other.mk\n${PLAIN}`,
  `sinclude other.mk\n${PLAIN}`,
  `include other.mk : x\n${PLAIN}`,
  `unused := $(shell reboot)\n${PLAIN}`,
  `unused = $(shell reboot)\n${PLAIN}`,
  `unused != reboot\n${PLAIN}`,
  `$(shell reboot)\n${PLAIN}`,
  `$(eval x:=y)\n${PLAIN}`,
  `define x\nendef\n${PLAIN}`,
  `ifdef X\nendif\n${PLAIN}`,
  `ifeq (a,b)\nendif\n${PLAIN}`,
  `%: x\n\treboot\n${PLAIN}`,
  `.c.o:\n\treboot\n${PLAIN}`,
  `test:: a\n${PLAIN}`,
  `test: X = y\n${PLAIN}`,
  `test: ; reboot\n${PLAIN}`,
  `test: $(X)\n${PLAIN}`,
  `test: | order\n${PLAIN}`,
  `X = a \\\n b\n${PLAIN}`,
  `# a comment \\\nreboot: x\n${PLAIN}`,
  `Makefile:\n\treboot\n${PLAIN}`,
  `Makefile.sh:\n\treboot\n${PLAIN}`,
  `PATH = ./bin\n${PLAIN}`,
  `LD_PRELOAD := ./x.so\n${PLAIN}`,
  `HARBOUR = x\n${PLAIN}`,
  `VPATH = x\n${PLAIN}`,
  `${PLAIN}\ntest:\n\treboot\n`,
  `X = y\n\techo x\n${PLAIN}`,
  'test: a.txt\n\techo tested\n',
  'test:\n\t$(MAKE) other\n',
  'test:\n\techo $X\n',
  'test:\n\techo $<\n',
  'test:\n\techo $(X:a=b)\n',
  'test:\r\n\techo tested\r\n',
  '\u00EF\u00BB\u00BFtest:\n\techo tested\n',
  `vpath x y\n${PLAIN}`,
  `load x.so\n${PLAIN}`,
])('a makefile that is more than names, texts and recipes is not read: %j', makefile => {
  expect(decide('make test', PLAIN)).toMatch(/^allow/)
  expect(decide('make test', makefile, { variables: { HARBOUR: 'y' } })).toMatch(/^ask/)
})

test.each([
  [{ files: { [`${PROJECT}/GNUmakefile`]: 'test:\n\trm -rf ~\n' } }, /^deny/],
  [{ files: { [`${PROJECT}/makefile`]: 'test:\n\trm -rf ~\n' } }, /^deny/],
  [{ files: { [`${PROJECT}/Makefile.sh`]: '' } }, /^ask/],
  [{ files: { [`${PROJECT}/RCS/Makefile,v`]: '' } }, /^ask/],
  [{ files: { [`${PROJECT}/Makefile.am`]: '' } }, /^allow/],
  [{ variables: { MAKEFLAGS: '--eval=x' } }, /^ask/],
  [{ variables: { MAKEFILES: 'other.mk' } }, /^ask/],
  [{ variables: { VPATH: 'x' } }, /^ask/],
  [{ variables: { MAKELEVEL: '1' } }, /^allow/],
])('what make looks at besides counts: %j', (disk, expected) => {
  expect(decide('make test', PLAIN, disk)).toMatch(expected)
})

test('in a script of npm make is code: it starts plain commands by itself, and those of packages come first', () => {
  const files = { [`${PROJECT}/package.json`]: '{"scripts":{"test":"make test"}}' }
  expect(decide('npm test', PLAIN, { files })).toMatch(/^allow/)
  expect(decide('npm test', PLAIN, { files: { ...files, [`${PROJECT}/node_modules/.bin/echo`]: '' } })).toMatch(/^ask/)
})

const make = ['/usr/bin/make', '/usr/local/bin/make', '/opt/homebrew/bin/make'].find(path => existsSync(path))

test.skipIf(make === undefined)('make itself prints the recipes that were read (skipped: needs make)', async () => {
  const { dir, file, env } = workspace()
  const makefile = MAKEFILE.replace('$(shell reboot)', 'nothing')
  file(`${dir}/Makefile`, makefile)
  const { stdout } = await execa(make!, ['-n', '-B', 'all', 'after', 'wide', 'home'], { cwd: dir, env: { ...env }, extendEnv: false })
  for (const line of [
    'echo tested',
    'echo before $HOME',
    'wc -l src/*.js \\\n  src/*.css',
    'rm -rf dist',
    'echo --wide dist wide',
    'rm -rf ~/boats',
    'echo after',
  ])
    expect(stdout).toContain(line)
  const read = readMakefile(makefile)
  expect(read?.goal).toBe('all')
  expect([...(read?.variables ?? [])]).toEqual([
    ['OUT', 'dist'],
    ['FLAGS', '--wide'],
  ])
  expect(read?.rules.get('count')?.recipe).toEqual(['wc -l src/*.js \\\n  src/*.css', '# nothing'])
})
