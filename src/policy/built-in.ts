import { builtInFile } from './built-in-files.ts'
import { BUILT_IN } from './built-in-names.ts'
import type { BuiltIn } from './built-in-names.ts'
import type { PolicyFile } from './policy-file.ts'

export const isBuiltIn = (name: string): name is BuiltIn => (BUILT_IN as readonly string[]).includes(name)

/** A policy that comes with this program. */
export const builtInPolicy = (name: BuiltIn): PolicyFile => builtInFile(name)

/** The policy that applies where nobody chose one. */
export const DEFAULT_POLICY = 'balanced'
