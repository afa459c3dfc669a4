import { describe, expect, test } from 'vitest'
import { variablesOf } from '../../src/document/patterns.ts'
import { fillStep } from '../../src/policy/fill-step.ts'
import { check, shimContext, shimDocuments } from '../helpers/shims.ts'

const found = shimDocuments.flatMap(({ name, patterns = [] }) => patterns.map(pattern => ({ tool: name, pattern, name: pattern.name })))

/** Programs that workflows of a packaged tool name, and that no document describes. */
const UNDESCRIBED = new Set(['pg_dump', 'pg_restore'])

/** What is known of the words; that a command runs code, or reads a program from a file, is true and asked about. */
const TRUE_OF_ANY_WORDS = new Set(['executes', 'language', 'input'])

test('the tools that people use most have workflows, each with a name of its own', () => {
  expect(new Set(found.map(it => it.tool)).size).toBeGreaterThanOrEqual(20)
  const names = found.map(it => it.name)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

describe.each(found)('$name of $tool', ({ tool, pattern }) => {
  const variables = variablesOf(pattern)
  const values = new Map(variables.map(variable => [variable, 'word']))
  const fillings = pattern.steps.map(step => fillStep(step, values, shimContext))

  test('says what each variable is', () => {
    expect(Object.keys(pattern.variables ?? {}).toSorted()).toEqual(variables.toSorted())
    for (const { description } of Object.values(pattern.variables ?? {})) expect(description).toMatch(/./)
  })

  test('takes a value for each variable, and judges each step', () => {
    expect(fillings.flatMap(({ step }) => step.refused)).toEqual([])
    const unknowns = fillings.flatMap(({ judged }) =>
      check(judged)
        .invocations.filter(it => !UNDESCRIBED.has(it.tool ?? ''))
        .flatMap(it => it.unknowns.filter(({ code }) => !TRUE_OF_ANY_WORDS.has(code)).map(({ reason }) => `${judged}: ${reason}`)),
    )
    expect(unknowns).toEqual([])
  })

  test('uses the tool that it belongs to', () => {
    expect(fillings.flatMap(({ judged }) => check(judged).invocations.map(it => it.tool))).toContain(tool)
  })
})
