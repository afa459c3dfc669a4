import type { Document } from './document.ts'
import { MOST_FINDINGS, SEVERITIES } from './finding.ts'
import type { Finding, Severity } from './finding.ts'

/** Says that something is wrong at a place; without a `fix` of its own the finding has that of the rule. */
export type Report = (pointer: string, message: string, fix?: string) => void

/** One thing that is wrong with a document although its form is right. Its page is docs/findings/CODE.md. */
export interface Rule {
  readonly code: string
  readonly severity: Severity
  /** Why it matters, in a sentence. */
  readonly reason: string
  /** How it is mended, in a sentence. */
  readonly fix: string
  /** `document` as it is written: what the schema accepted, nothing moved. */
  readonly check: (document: Document, report: Report) => void
}

/** More of one kind says nothing new, and leaves no room for the others. */
const MOST_OF_A_KIND = 20

const findingsOf = ({ code, severity, fix, check }: Rule, document: Document): readonly Finding[] => {
  const findings: Finding[] = []
  check(document, (pointer, message, own) => {
    if (findings.length < MOST_OF_A_KIND) findings.push({ code, severity, pointer, message, fix: own ?? fix })
  })
  return findings
}

/** Everything that the rules find, errors first, at most `MOST_FINDINGS`. */
export const applyRules = (rules: readonly Rule[], document: Document): readonly Finding[] =>
  rules
    .flatMap(rule => findingsOf(rule, document))
    .toSorted((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity))
    .slice(0, MOST_FINDINGS)
