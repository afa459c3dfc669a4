/** Names of the built-in policies; `none` is empty. Apart from what reads policies, since completion offers the names and reads none. */
export const BUILT_IN = ['balanced', 'workspace', 'project', 'readonly', 'strict', 'none'] as const

export type BuiltIn = (typeof BUILT_IN)[number]
