import balanced from '../../policies/balanced.json' with { type: 'json' }
import readonly from '../../policies/readonly.json' with { type: 'json' }
import strict from '../../policies/strict.json' with { type: 'json' }
import workspace from '../../policies/workspace.json' with { type: 'json' }
import { BUILT_IN } from './built-in-names.ts'
import type { PolicyFile } from './policy-file.ts'
import { readPolicy } from './read-policy.ts'

export type BuiltIn = (typeof BUILT_IN)[number]

const SOURCES = { balanced, workspace, readonly, strict, none: {} } as const satisfies Record<BuiltIn, object>

const read = new Map<string, PolicyFile>()

export const isBuiltIn = (name: string): name is BuiltIn => (BUILT_IN as readonly string[]).includes(name)

/** A policy that comes with this program. */
export const builtInPolicy = (name: BuiltIn): PolicyFile => {
  let file = read.get(name)
  if (file === undefined) {
    const result = readPolicy(SOURCES[name], { name, level: 'built-in' })
    if (!result.ok) throw new Error(result.failure.message)
    file = result.value
    read.set(name, file)
  }
  return file
}

/** Its text, as it ships. */
export const builtInSource = (name: BuiltIn): object => SOURCES[name]

/** The policy that applies where nobody chose one. */
export const DEFAULT_POLICY = 'balanced'
