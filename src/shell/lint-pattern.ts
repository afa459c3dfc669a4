import { readJson } from '../core/json.ts'
import { nearest } from '../core/nearest.ts'
import { at } from '../core/pointer.ts'
import type { Finding } from '../document/finding.ts'
import { MOST_FINDINGS } from '../document/finding.ts'
import { PATTERN_CODES } from '../document/pattern-codes.ts'
import type { PatternCode } from '../document/pattern-codes.ts'
import { isPatternFile, readPatternFile } from '../document/pattern-file.ts'
import type { LocatedPattern } from '../document/pattern-file.ts'
import { placeholdersIn, variablesOf } from '../document/patterns.ts'
import { sitesOf } from './sites.ts'

/** What is allowed in a pattern, and probably not meant; and lines that no shell can read. */
const lintPattern = ({ pattern, pointer }: LocatedPattern): readonly Finding[] => {
  const findings: Finding[] = []
  const add = (code: PatternCode, below: string, message: string, fix: string | null) =>
    findings.push({ code, severity: PATTERN_CODES[code].severity, pointer: pointer + below, message, fix })
  const used = variablesOf(pattern)
  const declared = pattern.variables === undefined ? undefined : Object.keys(pattern.variables)
  pattern.steps.forEach(({ command }, index) => {
    const { sites, unread } = sitesOf(command, new Set())
    const where = `/steps/${index}/command`
    if (unread !== undefined) add('unreadable-step', where, `the shell cannot read it: ${unread}`, null)
    // a pattern without any declaration has variables all the same
    for (const name of new Set(placeholdersIn(command).map(placeholder => placeholder.name))) {
      if (declared === undefined || declared.includes(name)) continue
      const meant = nearest(name, declared)
      const fix = meant === undefined ? `declare "${name}" in "variables", or write \\{${name}} for the text itself` : `write {${meant}}`
      add('undeclared-variable', where, `{${name}} is not declared in "variables"`, fix)
    }
    if (unread !== undefined) return
    for (const site of sites)
      if (site.kind === 'code')
        add('unfillable-variable', where, `{${site.name}} ${site.reason}: it is never filled in`, PATTERN_CODES['unfillable-variable'].fix)
  })
  for (const name of declared ?? [])
    if (!used.includes(name)) add('unused-variable', at('/variables', name), `no step has {${name}}`, PATTERN_CODES['unused-variable'].fix)
  return findings
}

/**
 * Everything that is wrong with a pattern file, and what is probably not meant in it; undefined: it is not one, or no JSON. `expected`: it lies
 * where only pattern files do.
 */
export const patternFindings = (bytes: Uint8Array, expected: boolean): readonly Finding[] | undefined => {
  const json = readJson(bytes)
  if (json.kind === 'unreadable' || !(expected || isPatternFile(json.value))) return undefined
  const { patterns, findings } = readPatternFile(json.value)
  const names = new Map<string, string>()
  const twice = patterns.flatMap(({ pattern, pointer }): readonly Finding[] => {
    const first = names.get(pattern.name)
    names.set(pattern.name, pointer)
    const message = `${JSON.stringify(pattern.name)} is the name of an earlier pattern of this file, which it hides`
    const { severity, fix } = PATTERN_CODES['duplicate-name']
    return first === undefined ? [] : [{ code: 'duplicate-name', severity, pointer: `${pointer}/name`, message, fix }]
  })
  return [...findings, ...twice, ...patterns.flatMap(lintPattern)].slice(0, MOST_FINDINGS)
}
