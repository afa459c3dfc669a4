import type { Argument, Command, Node, Option, Presence } from './document.ts'

/*
 * Objects out of JSON have a shape for every combination of fields, and an engine remembers where fields lie for some hundreds of shapes
 * only. What a line names is copied once into an object that has every field, so that the many looks at it cost little.
 */

/** All but what changes no verdict: in which forms of the tool it is there, and what its author still has to do. */
type Every<T> = { readonly [Field in Exclude<keyof T, keyof Presence | 'x-todo'>]-?: unknown }

const roles = new WeakMap<Option | Argument, Option & Argument>()

const roleOf = (it: Partial<Option & Omit<Argument, 'x-selects'>>) =>
  ({
    name: it.name,
    flags: it.flags,
    type: it.type,
    required: it.required,
    enum: it.enum,
    default: it.default,
    description: it.description,
    variadic: it.variadic,
    'x-effects': it['x-effects'],
    'x-values': it['x-values'],
    'x-executes': it['x-executes'],
    'x-language': it['x-language'],
    'x-placeholder': it['x-placeholder'],
    'x-placeholder-from': it['x-placeholder-from'],
    'x-elsewhere': it['x-elsewhere'],
    'x-access': it['x-access'],
    'x-path': it['x-path'],
    'x-path-after': it['x-path-after'],
    'x-path-before': it['x-path-before'],
    'x-reads-behind': it['x-reads-behind'],
    'x-sends': it['x-sends'],
    'x-ignore-case': it['x-ignore-case'],
    'x-selects': it['x-selects'],
    'x-opens': it['x-opens'],
    'x-stdin': it['x-stdin'],
    'x-prints': it['x-prints'],
    'x-appends': it['x-appends'],
    'x-assignments': it['x-assignments'],
    'x-loses': it['x-loses'],
    'x-unless': it['x-unless'],
    'x-value': it['x-value'],
    'x-arity': it['x-arity'],
    'x-negatable': it['x-negatable'],
    'x-joins': it['x-joins'],
    'x-mode': it['x-mode'],
    'x-neutralizes': it['x-neutralizes'],
    'x-drops': it['x-drops'],
    'x-undoes': it['x-undoes'],
    'x-configured-by': it['x-configured-by'],
  }) satisfies Every<Option & Argument>

const uniformRole = (it: Option | Argument): Option & Argument => {
  let role = roles.get(it)
  if (role === undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- every field is there, and those that it lacks are undefined
    role = roleOf(it) as Option & Argument
    roles.set(it, role)
    roles.set(role, role)
  }
  return role
}

/** The same option for the same option. */
export const uniformOption = (it: Option): Option => uniformRole(it)

const argumentLists = new WeakMap<readonly Argument[], readonly Argument[]>()

/** The same list for the same list. */
const uniformArguments = (all: readonly Argument[]): readonly Argument[] => {
  let list = argumentLists.get(all)
  if (list === undefined) argumentLists.set(all, (list = all.map(uniformRole)))
  return list
}

const nodes = new WeakMap<Node, Node>()

const nodeOf = (it: Command) =>
  ({
    description: it.description,
    arguments: it.arguments === undefined ? undefined : uniformArguments(it.arguments),
    options: it.options,
    commands: it.commands,
    effects: it.effects,
    examples: it.examples,
    'x-complete': it['x-complete'],
    'x-executes': it['x-executes'],
    'x-stdin': it['x-stdin'],
    'x-prints': it['x-prints'],
    'x-safer': it['x-safer'],
    'x-self': it['x-self'],
    'x-other-options': it['x-other-options'],
    'x-syntax': it['x-syntax'],
    'x-same-as': it['x-same-as'],
    'x-configured-by': it['x-configured-by'],
    'x-aliases': it['x-aliases'],
    'x-overrides': it['x-overrides'],
  }) satisfies Every<Command>

/** The same node for the same node; of a document only what a command has too. */
export const uniformNode = (it: Node): Node => {
  let node = nodes.get(it)
  if (node === undefined) {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
    node = nodeOf(it) as Node
    nodes.set(it, node)
    nodes.set(node, node)
  }
  return node
}
