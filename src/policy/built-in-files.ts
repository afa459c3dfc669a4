import balanced from '../../policies/balanced.json' with { type: 'json' }
import project from '../../policies/project.json' with { type: 'json' }
import readonly from '../../policies/readonly.json' with { type: 'json' }
import strict from '../../policies/strict.json' with { type: 'json' }
import workspace from '../../policies/workspace.json' with { type: 'json' }
import type { BuiltIn } from './built-in-names.ts'
import type { PolicyFile } from './policy-file.ts'
import { readPolicy } from './read-policy.ts'

/** The text of each, as it ships. */
export const SOURCES = {
  balanced,
  workspace,
  project: { ...workspace, description: project.description },
  readonly,
  strict,
  none: {},
} as const satisfies Record<BuiltIn, object>

const read = new Map<string, PolicyFile>()

/** A policy that comes with this program. The build reads them once, and puts what was read in the place of this file. */
export const builtInFile = (name: BuiltIn): PolicyFile => {
  let file = read.get(name)
  if (file === undefined) {
    const result = readPolicy(SOURCES[name], { name, level: 'built-in' })
    if (!result.ok) throw new Error(result.failure.message)
    file = result.value
    read.set(name, file)
  }
  return file
}
