// What an engine says to a row of a vector file, or to what a test once asked it.

const stateOf = name => ({ name, home: '/home/user' })

/** The rules of a row: files of policies by their level, and a delegation. */
const rulesOf = (engine, { policy, managed, project, delegation }) => {
  const files = Object.entries({ managed, user: policy, project })
    .filter(([, json]) => json !== undefined)
    .map(([level, json]) => {
      const read = engine.readPolicy(json, { name: level, level })
      if (!read.ok) throw new Error(read.failure.message)
      return [level, read.value]
    })
  const delegated = delegation === undefined ? undefined : engine.readDelegation(delegation, stateOf('task'))
  if (delegated?.ok === false) throw new Error(delegated.failure.message)
  const policies = engine.stackOf(Object.fromEntries(files))
  return delegated === undefined ? { policies } : { policies, delegation: delegated.value }
}

/** What record.config.mjs kept apart, put together again: with documents of its own, since the engine remembers what it read in them. */
const asked = (engine, context, recorded) => {
  const { around, tools, policies, delegation } = structuredClone(recorded)
  const found = new Map(tools)
  const resolveTool = (name, cwd) => {
    const known = found.get(name)
    return known === undefined || known.packaged === true ? context.resolveTool(name, cwd) : known
  }
  const named = it => (typeof it === 'string' ? engine.builtInPolicy(it) : it)
  const stack =
    policies === null
      ? null
      : { ...policies, builtin: named(policies.builtin), ...(policies.demanded ? { demanded: policies.demanded.map(named) } : {}) }
  const builtins = around.builtins === 'packaged' ? { builtins: context.builtins } : {}
  return {
    context: { ...around, ...builtins, resolveTool },
    rules: { policies: stack, ...(delegation === undefined ? {} : { delegation }) },
  }
}

export const decider = (engine, context) => row => {
  try {
    const { context: around, rules } =
      row.recorded === undefined ? { context, rules: rulesOf(engine, row) } : asked(engine, context, row.recorded)
    return engine.evaluate(row.recorded?.command ?? { kind: 'line', text: row.run }, around, rules).decision
  } catch {
    return 'crash'
  }
}
