import { isGroup } from './document.ts'
import type { Argument, Command, Node, Option, Presence } from './document.ts'

/*
 * Objects out of JSON have a shape for every combination of fields, and an engine remembers where fields lie for some hundreds of shapes
 * only. What a line names is copied once into an object that has every field, so that the many looks at it cost little.
 */

/** All but what changes no verdict: in which forms of the tool it is there, by which words it is found, and what its author still has to do. */
type Every<T> = { readonly [Field in Exclude<keyof T, keyof Presence | 'x-tasks' | 'x-todo'>]-?: unknown }

const roles = new WeakMap<Option | Argument, Option & Argument>()

const roleOf = (role: Partial<Option & Omit<Argument, 'x-selects'>>) =>
  ({
    name: role.name,
    flags: role.flags,
    type: role.type,
    required: role.required,
    enum: role.enum,
    default: role.default,
    description: role.description,
    variadic: role.variadic,
    'x-effects': role['x-effects'],
    'x-values': role['x-values'],
    'x-executes': role['x-executes'],
    'x-language': role['x-language'],
    'x-placeholder': role['x-placeholder'],
    'x-placeholder-from': role['x-placeholder-from'],
    'x-elsewhere': role['x-elsewhere'],
    'x-access': role['x-access'],
    'x-path': role['x-path'],
    'x-path-after': role['x-path-after'],
    'x-path-before': role['x-path-before'],
    'x-reads-behind': role['x-reads-behind'],
    'x-sends': role['x-sends'],
    'x-ignore-case': role['x-ignore-case'],
    'x-selects': role['x-selects'],
    'x-opens': role['x-opens'],
    'x-stdin': role['x-stdin'],
    'x-prints': role['x-prints'],
    'x-appends': role['x-appends'],
    'x-assignments': role['x-assignments'],
    'x-loses': role['x-loses'],
    'x-unless': role['x-unless'],
    'x-value': role['x-value'],
    'x-arity': role['x-arity'],
    'x-negatable': role['x-negatable'],
    'x-joins': role['x-joins'],
    'x-mode': role['x-mode'],
    'x-neutralizes': role['x-neutralizes'],
    'x-drops': role['x-drops'],
    'x-undoes': role['x-undoes'],
    'x-configured-by': role['x-configured-by'],
  }) satisfies Every<Option & Argument>

const uniformRole = (original: Option | Argument): Option & Argument => {
  let role = roles.get(original)
  if (role === undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is there, and those that it lacks are undefined
    role = roleOf(original) as Option & Argument
    roles.set(original, role)
    roles.set(role, role)
  }
  return role
}

/** The same option for the same option. */
export const uniformOption = (option: Option): Option => uniformRole(option)

const argumentLists = new WeakMap<readonly Argument[], readonly Argument[]>()

/** The same list for the same list. */
const uniformArguments = (all: readonly Argument[]): readonly Argument[] => {
  let list = argumentLists.get(all)
  if (list === undefined) argumentLists.set(all, (list = all.map(uniformRole)))
  return list
}

const nodes = new WeakMap<Node, Node>()

const nodeOf = (command: Command) =>
  ({
    description: command.description,
    arguments: command.arguments === undefined ? undefined : uniformArguments(command.arguments),
    options: command.options,
    commands: isGroup(command) ? command.commands : undefined,
    effects: command.effects,
    examples: command.examples,
    'x-complete': command['x-complete'],
    'x-executes': command['x-executes'],
    'x-stdin': command['x-stdin'],
    'x-prints': command['x-prints'],
    'x-safer': command['x-safer'],
    'x-self': command['x-self'],
    'x-destroys': command['x-destroys'],
    'x-hooks': command['x-hooks'],
    'x-says': command['x-says'],
    'x-other-options': command['x-other-options'],
    'x-syntax': command['x-syntax'],
    'x-same-as': command['x-same-as'],
    'x-configured-by': command['x-configured-by'],
    'x-scripts': command['x-scripts'],
    'x-aliases': command['x-aliases'],
    'x-overrides': command['x-overrides'],
  }) satisfies Every<Command>

/** The same node for the same node; of a document only what a command has too. An empty list of commands is none. */
export const uniformNode = (original: Node): Node => {
  let node = nodes.get(original)
  if (node === undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    node = nodeOf(original) as Node
    nodes.set(original, node)
    nodes.set(node, node)
  }
  return node
}
