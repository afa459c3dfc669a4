/**
 * What would be lost if a file were written over or deleted, as far as the disk says so. `new`: nothing is there, or only what the line itself
 * writes; `kept`: git has the very content; `temp`: it is written in a temporary directory; `git`: it is git's own; `ignored`, `untracked`: git has
 * none of it; `changed`: git has another content; `unclear`: anything else, such as a directory with more than was looked at.
 */
export const PATH_STATES = ['new', 'kept', 'temp', 'git', 'ignored', 'untracked', 'changed', 'unclear'] as const

export type PathState = (typeof PATH_STATES)[number]

/** Looks at one path. Absolute. A file that is not there yet is new to whoever writes it, and unclear to whoever deletes it. */
export type StateOf = (path: string, access: 'write' | 'delete') => PathState
