import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Finding } from '../../../src/document/finding.ts'
import { readDocumentBytes } from '../../../src/document/read.ts'
import { applyRules } from '../../../src/document/rule.ts'
import { READING_CODES } from '../../../src/document/reading-codes.ts'
import type { Document } from '../../../src/document/document.ts'
import { ALL_RULES } from '../../../src/policy/lint/rules.ts'
import { fencesOf, readMarkdown } from '../../helpers/markdown.ts'
import { root } from '../../helpers/workspace.ts'

const pages = readdirSync(join(root, 'docs', 'findings')).map(it => it.replace(/\.md$/, ''))

const findingsIn = (text: string): readonly Finding[] => {
  const reading = readDocumentBytes(new TextEncoder().encode(text))
  return reading.kind === 'document' ? applyRules(ALL_RULES, JSON.parse(text) as Document) : reading.findings
}

/** What a program does besides answering: their examples are programs, which test/commands/validate-program.test.ts runs. */
const OF_PROGRAMS = ['agent-dials', 'agent-writes']

test('every rule has a page, every page a rule, and no two rules one code', () => {
  const codes = ALL_RULES.map(it => it.code)
  expect(pages.toSorted()).toEqual([...codes, ...OF_PROGRAMS].toSorted())
  expect([...new Set([...codes, ...Object.keys(READING_CODES)])]).toHaveLength(codes.length + Object.keys(READING_CODES).length)
})

test.each(ALL_RULES)('the page of $code says how bad it is, why it matters, and how it is mended', ({ code, severity, reason, fix }) => {
  const page = readMarkdown(`docs/findings/${code}.md`)
  expect(page.startsWith(`# ${code}\n\n**${severity[0]!.toUpperCase()}${severity.slice(1)}.** ${reason}\n\nHow to fix it: ${fix}.\n`)).toBe(
    true,
  )
})

test.each(ALL_RULES)('$code is what the wrong example gets, and the right one gets nothing', ({ code, severity }) => {
  const examples = fencesOf(readMarkdown(`docs/findings/${code}.md`)).filter(it => it.language === 'json')
  expect(examples).toHaveLength(2)
  const found = findingsIn(examples[0]!.text)
  expect(found).not.toEqual([])
  expect(found.filter(it => it.code !== code || it.severity !== severity)).toEqual([])
  expect(findingsIn(examples[1]!.text)).toEqual([])
})
