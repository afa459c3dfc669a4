import { forEachChild, parse } from 'unbash'
import type { SyntaxNode } from 'unbash'
import { expandQuoted } from './expand.ts'
import type { Shell, ShellReading, Stdin } from './invocation.ts'
import { LONGEST_TEXT, MOST_INVOCATIONS } from './limits.ts'
import { startState } from './state.ts'
import { readTraps } from './traps.ts'
import { readNode, readScript, readUncalled } from './statements.ts'
import { endOfReading, isOver } from './steps.ts'
import type { Repository, Walk } from './walk.ts'

export interface ShellStart {
  readonly shell: Shell
  readonly cwds: readonly string[] | undefined
  readonly home: string
  readonly stdin: Stdin
  readonly repository?: Repository | undefined
}

const unread = (code: 'too-long' | 'parse-error', reason: string): ShellReading => ({ invocations: [], problems: [{ code, reason }] })

/** Functions that zsh, or bash where it finds no command, calls by itself. */
const CALLED_BY_SHELL = /^(?:TRAP.*|zsh.*|chpwd|precmd|preexec|periodic|command_not_found_.*)$/

/** The net under the walk: whether the text contains a script that no rule came to. */
const hasUnwalked = (walk: Walk, script: SyntaxNode): boolean => {
  // trees are as deep as lines are long, so no recursion
  const open: SyntaxNode[] = [script]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Script' && !walk.walked.has(node)) return true
    forEachChild(node, child => open.push(child))
  }
  return false
}

/**
 * Takes a shell text apart: every command that it can run, with what is known about its words, its directory and its input. Never
 * throws; what it cannot follow is a problem. Text over `LONGEST_TEXT` is not read.
 */
export const readShell = (text: string, start: ShellStart): ShellReading => {
  if (text.length > LONGEST_TEXT) return unread('too-long', `the line has more than ${LONGEST_TEXT} characters`)
  const stop = endOfReading(text)
  const script = parse(text.slice(0, stop))
  if (script.commands.length === 0 && script.errors === undefined && stop === undefined)
    return unread('parse-error', 'there is nothing to run')
  const walk: Walk = {
    repository: start.repository,
    shell: start.shell,
    source: text,
    span: undefined,
    evals: 0,
    invocations: [],
    problems: [],
    calling: [],
    work: { commands: 0, calls: 0, moves: 0 },
    traps: [],
    called: new Set(),
    walked: new Set(),
    defined: new Map(),
    script: readScript,
    run: readNode,
    expand: expandQuoted,
  }
  if (stop !== undefined) walk.problems.push({ code: 'too-many', reason: `it has more than ${MOST_INVOCATIONS} commands in words` })
  const end = startState(start)
  readScript(walk, end, script)
  readTraps(walk, end)
  const defines =
    walk.invocations.length === 0 && walk.traps.length === 0 && [...walk.defined.values()].every(({ name }) => !CALLED_BY_SHELL.test(name))
  // a function that is defined and not called could be called later
  for (const [body, { name, state }] of walk.defined) if (!walk.called.has(body) && !isOver(walk)) readUncalled(walk, state, name, body)
  readTraps(walk, end)
  if (walk.problems.length === 0 && hasUnwalked(walk, script))
    walk.problems.push({ code: 'unsupported', reason: 'a command stands where none is looked for' })
  const invocations = defines ? walk.invocations.map(each => ({ ...each, uncalled: true as const })) : walk.invocations
  return { invocations, problems: walk.problems }
}
