import { effectsOf, leavesOf } from '../../core/effects.ts'
import type { Effects } from '../../core/effects.ts'
import { flagOf, isOperand, isRequired } from '../../core/params.ts'
import type { Completes, Param } from '../../core/params.ts'
import type { Argument, Command, Document, Option } from '../../document/document.ts'
import { READS } from '../../commands/shared/define.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { ABOUT, GLOBALS, HELP } from '../globals.ts'
import { shownDefault } from '../usage.ts'

const TYPES = {
  flag: 'boolean',
  text: 'string',
  texts: 'array',
  choice: 'enum',
  integer: 'integer',
  duration: 'string',
  operand: 'string',
  operands: 'array',
  rest: 'array',
} as const satisfies Record<Param['kind'], string>

const FILES: ReadonlySet<unknown> = new Set<Completes>(['file', 'policy', 'document'])

/** What it reads where a file is named, so that a file with secrets is not read by the way. What it writes is named `output`. */
const pathOf = ([name, param]: readonly [string, Param]): Pick<Option & Argument, 'x-path'> =>
  name === 'output' ? { 'x-path': 'write' } : 'completes' in param && FILES.has(param.completes) ? { 'x-path': 'read' } : {}

const optionOf = ([name, param]: readonly [string, Param]): Option => {
  const initial = shownDefault(param)
  return {
    name: flagOf(name).slice(2),
    flags: [...('short' in param && param.short !== undefined ? [`-${param.short}`] : []), flagOf(name)],
    type: TYPES[param.kind],
    ...(param.kind === 'choice' ? { enum: param.choices } : {}),
    ...(initial === undefined ? {} : { default: initial }),
    description: param.summary,
    ...pathOf([name, param]),
    ...('effects' in param && param.effects !== undefined ? { 'x-effects': param.effects } : {}),
  }
}

const argumentOf = ([name, param]: readonly [string, Param]): Argument => ({
  name,
  type: TYPES[param.kind],
  required: isRequired(param),
  ...(param.kind === 'operands' || param.kind === 'rest' ? { variadic: true } : {}),
  description: param.summary,
  ...pathOf([name, param]),
})

/** What follows `--` is bound by the operands before it where these take every word: an argument after them would never be given. */
const isBound = ([, param]: readonly [string, Param], params: readonly (readonly [string, Param])[]): boolean =>
  isOperand(param) && !(param.kind === 'rest' && params.some(([, operand]) => operand.kind === 'operands'))

const ROOT_EFFECTS: Effects = { ...READS, duration: { typical: '50ms' } }

/** What a reader looks up in the command itself, though the root says the same: who knows no inheritance would find nothing. */
const LOOKED_UP: ReadonlySet<string> = new Set(['filesystem.write', 'filesystem.delete', 'network', 'destructive'])

/** Without what every command inherits. */
const ownEffects = (effects: Effects): Effects => {
  const inherited = leavesOf(ROOT_EFFECTS)
  return effectsOf(new Map([...leavesOf(effects)].filter(([path, leaf]) => LOOKED_UP.has(path) || inherited.get(path) !== leaf)))
}

const commandOf = (operation: AnyOperation): Command => {
  const params = Object.entries(operation.params)
  const operands = params.filter(param => isBound(param, params)).map(argumentOf)
  const options = params.filter(([, param]) => !isOperand(param)).map(optionOf)
  return {
    description: operation.summary,
    ...(operands.length === 0 ? {} : { arguments: operands }),
    ...(options.length === 0 ? {} : { options }),
    effects: ownEffects(operation.effects),
    examples: operation.examples.map(example => example.command),
    'x-complete': true,
  }
}

/** Puts `policy check` below `policy`. */
const tree = (operations: readonly AnyOperation[]): Readonly<Record<string, Command>> => {
  const commands: Record<string, Command> = {}
  for (const operation of operations) {
    const [first = '', second] = operation.name.split(' ')
    if (second === undefined) commands[first] = { ...commands[first], ...commandOf(operation) }
    else {
      const group = commands[first] ?? { description: `Commands about ${first}.` }
      commands[first] = { ...group, commands: { ...group.commands, [second]: commandOf(operation) } }
    }
  }
  return commands
}

const printsOnly = (option: readonly [string, Param]): Option => ({
  ...optionOf(option),
  'x-mode': {},
  'x-neutralizes': ['*'],
  // no program is run, and no file of the user's read
  'x-drops': ['executes', 'reads'],
})

/** What a harness needs to know to call this program, as a pattern. */
const FIRST_STEPS = [
  { command: 'atip scan', description: 'Find out what is installed.' },
  { command: 'atip list', description: 'See what is known.' },
  { command: 'atip show {tool}', description: 'See what a tool does before it is used.' },
]

/** The ATIP document of atip itself. */
export const selfDocument = (operations: readonly AnyOperation[], version: string): Document => ({
  atip: '0.1',
  name: 'atip',
  version,
  description: 'Tells an agent which commands a machine has, what each does, and whether it may run now',
  effects: ROOT_EFFECTS,
  globalOptions: [...Object.entries(GLOBALS).map(optionOf), ...Object.entries(HELP).map(printsOnly)],
  options: Object.entries(ABOUT).map(printsOnly),
  authentication: { required: false },
  // what runs a program (ATIP_PAGER) is in no list, and asks
  'x-environment': { ATIP_OUTPUT: {} },
  commands: tree(operations),
  patterns: [
    {
      name: 'first-steps',
      description: 'Learn what this machine has, then what one tool does.',
      steps: FIRST_STEPS,
      variables: { tool: { type: 'string', description: 'Name of a tool from the list.' } },
    },
  ],
})
