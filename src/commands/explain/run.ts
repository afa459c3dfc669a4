import { didYouMean } from '../../core/did-you-mean.ts'
import { join } from 'node:path'
import { CHECKS } from '../../author/compare/findings.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { PATTERN_CODES } from '../../document/pattern-codes.ts'
import { READING_CODES } from '../../document/reading-codes.ts'
import { ALL_RULES } from '../../policy/lint/rules.ts'
import type { Context } from '../shared/define.ts'
import type { Page, Pages } from './output.ts'

const PAGES: readonly Page[] = [
  ...ALL_RULES.map(({ code, severity, reason, fix }) => ({ code, severity, reason, fix, page: null })),
  ...Object.entries({ ...READING_CODES, ...PATTERN_CODES, ...CHECKS })
    // what is said of a variable of a document holds for one of a file of patterns
    .filter(([code]) => !ALL_RULES.some(rule => rule.code === code))
    .map(([code, entry]) => ({ code, ...entry, page: null })),
]

/** A page is a screenful. */
const LONGEST_PAGE = 64 * 1024

/** What `atip explain` does. */
export const run = async ({ code }: { readonly code: string | undefined }, { world }: Context): Promise<Result<Pages>> => {
  if (code === undefined) return ok({ findings: PAGES })
  const found = PAGES.find(entry => entry.code === code)
  if (found === undefined) {
    const known = PAGES.map(entry => entry.code)
    const meant = nearest(code, known)
    const suggestion =
      meant === undefined
        ? ({ action: 'All codes are listed by:', fix: 'atip explain', applicability: 'likely' } as const)
        : didYouMean(meant, 'atip explain')
    return failed(failure('FINDING_NOT_FOUND', `no finding has the code "${code}"`, { suggestion, details: { known } }))
  }
  const page = world.files.readText(join(world.packageDir, 'docs', 'findings', `${code}.md`), LONGEST_PAGE)
  return ok({ findings: [{ ...found, page: page.kind === 'read' ? page.text : null }] })
}
