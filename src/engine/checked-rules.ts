import { failure } from '../core/failures.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import type { World } from '../host/world.ts'
import type { CommandPattern, PolicyFile } from '../policy/policy-file.ts'
import { ruleTrouble, toolTrouble } from '../policy/rule-troubles.ts'
import type { Known, RuleTrouble } from '../policy/rule-troubles.ts'
import { rulesOf } from '../policy/rules-of.ts'
import type { Locations } from '../registry/locations.ts'
import type { Ruled } from './ruled.ts'

export const knownNames = (locations: Locations, world: Pick<World, 'files'>): (() => ReadonlySet<string>) => {
  let names: ReadonlySet<string> | undefined
  const listed = (directory: string): readonly string[] => {
    const listing = world.files.list(directory)
    return listing.kind === 'listed' ? listing.names.filter(name => name.endsWith('.json')).map(name => name.slice(0, -'.json'.length)) : []
  }
  return () => {
    const directories = [locations.packagedShims, locations.userShims, ...locations.systemShims, locations.tools]
    names ??= new Set(directories.flatMap(listed))
    return names
  }
}

const invalidRule = ({ name, code }: Pick<Ruled, 'name' | 'code'>, trouble: RuleTrouble): Result<never> => {
  const meant = JSON.stringify(trouble.meant)
  return failed(
    failure(code, `${JSON.stringify(name)} has the rule ${JSON.stringify(trouble.rule)}, but ${trouble.message}; did you mean ${meant}?`, {
      suggestion: {
        action: `Write ${meant}, or describe what you named in an override of the tool.`,
        applicability: 'likely',
      },
      details: { rule: trouble.rule, meant: trouble.meant },
    }),
  )
}

const NARROWS = "its permissions are passed over: a project's policy can only take away"

/** What the author of a policy should know of it; a rule that is mistyped is a failure. */
export const remarksOn = (file: PolicyFile, known: Known): Result<readonly string[]> => {
  const permits = file.level === 'project' && file.commands.allow.length + file.rules.autoApprove.length > 0
  const remarks: string[] = permits ? [NARROWS] : []
  for (const pattern of file.level === 'built-in' ? [] : rulesOf(file)) {
    const trouble = ruleTrouble(pattern, known)
    if (trouble?.kind === 'mistake') return invalidRule({ name: file.name, code: 'POLICY_INVALID' }, trouble)
    if (trouble !== undefined) remarks.push(`${JSON.stringify(trouble.rule)}: ${trouble.message}`)
  }
  return ok([...new Set(remarks)])
}

/**
 * Looks for mistyped rules as far as they matter: names of tools in all of them, and the other words in those about the tools of the line,
 * whose documents were read for it. Each is looked at once.
 */
export const ruleChecker = (ruled: readonly Ruled[], known: Known): ((tools: Iterable<string>) => Result<never> | undefined) => {
  const seen = new Map<string, Result<never> | undefined>()
  const first = (troubleOf: (pattern: CommandPattern) => RuleTrouble | undefined): Result<never> | undefined => {
    for (const file of ruled)
      for (const pattern of file.rules) {
        const trouble = troubleOf(pattern)
        if (trouble?.kind === 'mistake') return invalidRule(file, trouble)
      }
    return undefined
  }
  const once = (key: string, look: () => Result<never> | undefined): Result<never> | undefined => {
    if (!seen.has(key)) seen.set(key, look())
    return seen.get(key)
  }
  return tools => {
    const names = once('', () => first(pattern => toolTrouble(pattern, known)))
    if (names !== undefined) return names
    for (const tool of tools) {
      const found = once(tool, () => first(pattern => (pattern.words[0] === tool ? ruleTrouble(pattern, known) : undefined)))
      if (found !== undefined) return found
    }
    return undefined
  }
}
