import { basename, dirname } from 'node:path'
import type { Launcher, Lead } from './launcher.ts'

/**
 * Shims of version managers (pyenv, rbenv, nodenv, asdf) start the program of the same name of whichever version is chosen where they are
 * called, so any of them can be meant. `*` stands for one directory.
 */
const HELD = ['../versions/*/bin', '../installs/*/*/bin'] as const

export const managedPatterns = ({ path }: Pick<Launcher, 'path'>): readonly string[] =>
  basename(dirname(path)) === 'shims' ? HELD.map(place => `${dirname(path)}/${place}/${basename(path)}`) : []

export const isManaged = ({ path, text }: Launcher): boolean =>
  basename(dirname(path)) === 'shims' && /\b(?:pyenv|rbenv|nodenv|plenv|goenv|jenv|asdf)\b/.test(text)

/** The manager itself is not what a shim is for. */
export const isManager = (lead: Lead): boolean =>
  (lead.kind === 'file' || lead.kind === 'program') &&
  /^(?:pyenv|rbenv|nodenv|plenv|goenv|jenv|asdf)$/.test(basename(lead.kind === 'file' ? lead.path : lead.name))
