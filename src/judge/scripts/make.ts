import { readMakefile } from '../../languages/makefile.ts'
import type { Makefile, MakeRule } from '../../languages/makefile.ts'
import { staticWord } from '../../shell/word.ts'
import { meaningOf } from '../environment.ts'
import type { Look } from '../look.ts'
import { code, decoded, plainWords, relying } from './runner.ts'
import type { Call, ScriptReading } from './runner.ts'

/* What GNU make 4 runs for `make X`: the recipes of X and of all that it needs, whether or not they are up to date. */

/** In the order in which make looks for them. */
const FILES = ['GNUmakefile', 'makefile', 'Makefile']

/** Options that change no recipe. */
const PLAIN = /^(?:-[skB]+|-j\d*|--silent|--quiet|--no-print-directory|--keep-going|--always-make)$/

/** Variables that change what make reads or runs. */
const STRANGE = ['MAKEFLAGS', 'GNUMAKEFLAGS', 'MFLAGS', 'MAKEFILES', 'VPATH', 'GPATH', 'MAKE', 'MAKESHELL']

/** By its own rules make remakes a file from one with such an end, the makefile too. */
const ENDS = [
  '.out .a .ln .o .c .cc .C .cpp .p .f .F .m .r .y .l .ym .yl .s .S .mod .sym .def .h .info .dvi .tex .texinfo .texi .txinfo .w .ch .web',
  '.sh .elc .el ,v',
]
  .join(' ')
  .split(' ')

/** What the make of BSD reads besides. */
const OTHERS = ['BSDmakefile', '.depend']

/** More targets than this are nobody's. */
const MOST_TARGETS = 200

const sourcesOf = (directory: string, file: string): readonly string[] =>
  [...ENDS.map(end => `${file}${end}`), `s.${file}`, 'RCS', 'SCCS', ...OTHERS].map(name => `${directory}/${name}`)

/** The targets and all that they need, each once, in an order that says nothing; undefined: one has no rule that is clear. */
const neededFor = ({ rules, phony }: Makefile, targets: readonly string[]): ReadonlyMap<string, MakeRule> | undefined => {
  const needed = new Map<string, MakeRule>()
  const open = [...targets]
  for (let name = open.pop(); name !== undefined; name = open.pop()) {
    if (needed.has(name)) continue
    const rule = rules.get(name)
    // make looks for a rule of its own for what has no recipe
    if (rule === undefined || (rule.recipe === undefined && !phony.has(name))) return undefined
    needed.set(name, rule)
    if (needed.size > MOST_TARGETS) return undefined
    open.push(...rule.prerequisites)
  }
  return needed
}

/** A line of a recipe as the shell gets it; undefined: not all that stands in it is known. */
const expanded = (line: string, target: string, { variables }: Makefile): string | undefined => {
  let known = true
  const text = line.replace(/\$(?:\$|@|\((\w+)\)|\{(\w+)\}|)/g, (found, round: string | undefined, curly: string | undefined) => {
    if (found === '$$') return '$'
    if (found === '$@') return target
    const name = round ?? curly
    const value = name === undefined ? undefined : variables.get(name)
    if (value === undefined) known = false
    return value ?? ''
  })
  return known ? text.replace(/^[@+\-\s]+/, '') : undefined
}

const isNothing = (line: string): boolean => line.trim() === '' || /^#[^\\]*$/.test(line)

/** A variable that the makefile sets, and that the environment has too, is given to recipes as the makefile has it. */
const sharedVariable = ({ variables }: Makefile, look: Look, { invocation }: Call): string | undefined =>
  [...variables.keys()].find(
    name =>
      look.variables?.[name] !== undefined ||
      invocation.environment.has(name) ||
      invocation.assignments.some(each => each.name === name) ||
      meaningOf(name, staticWord('x')) === 'dangerous',
  )

const readIn = (look: Look, directory: string): Makefile | undefined => {
  const file = FILES.find(name => look.kindOf(`${directory}/${name}`) !== 'absent')
  const read = file === undefined ? undefined : look.textOf(`${directory}/${file}`)
  const text = read?.kind === 'text' ? decoded(read.text) : undefined
  const makefile = text === undefined ? undefined : readMakefile(text)
  if (file === undefined || makefile === undefined) return undefined
  const sources = sourcesOf(directory, file)
  const remade = [...makefile.rules.keys()].some(
    name => name === file || sources.includes(`${directory}/${name}`) || /^(?:RCS|SCCS)\//.test(name),
  )
  return remade || sources.some(path => look.kindOf(path) !== 'absent') ? undefined : makefile
}

/** The lines that make runs for its targets. */
export const makeRecipes = (call: Call): ScriptReading => {
  const { context, directory } = call
  const words = plainWords(call)
  if (words?.every(word => PLAIN.test(word) || /^\w[\w./-]*$/.test(word)) !== true) return code('it is called in a way that is not known')
  // make starts plain commands by itself, so that none of them is the shell's own
  if (context.bins !== undefined) return code('it runs in a script of another runner')
  const look = relying(call)
  const { variables } = look
  const strange = STRANGE.find(name => (variables?.[name] ?? '') !== '')
  if (variables === undefined || strange !== undefined) return code(`${strange ?? 'the environment'} is set`)
  const makefile = readIn(look, directory)
  if (makefile === undefined) return code('the makefile is none of the plainest kind')
  const shared = sharedVariable(makefile, look, call)
  if (shared !== undefined) return code(`the makefile changes the variable ${shared}`)
  const named = words.filter(word => !word.startsWith('-'))
  const targets = named.length > 0 ? named : makefile.goal === undefined ? [] : [makefile.goal]
  const needed = targets.length === 0 ? undefined : neededFor(makefile, targets)
  if (needed === undefined) return code('a target has no rule with a recipe in the makefile')
  const lines = [...needed].flatMap(([target, { recipe = [] }]) => recipe.map(line => expanded(line, target, makefile)))
  const known = lines.filter(line => line !== undefined)
  if (known.length < lines.length) return code('a recipe expands what the makefile does not set')
  return { kind: 'lines', lines: known.filter(line => !isNothing(line)), directory, bins: [] }
}
