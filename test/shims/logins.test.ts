import { describe, expect, test } from 'vitest'
import type { Document } from '../../src/document/document.ts'
import { check, shimDocuments } from '../helpers/shims.ts'

/** Tools that have nothing to work with, or cannot publish, before somebody logged in. */
const LOG_IN =
  'aws cargo composer docker gem gh git helm kubectl mariadb mysql mysqldump npm podman psql rsync terraform turbo'.split(' ')

type Login = Document & Required<Pick<Document, 'authentication'>>

const logins = shimDocuments.filter((document): document is Login => document.authentication !== undefined)

test('the packaged tools that log in somewhere say how', () => {
  expect(logins.map(it => it.name).toSorted()).toEqual(LOG_IN)
})

/** Words of a line that its document does not know; that a command runs code of a project is another matter. */
const unknownWordsOf = (line: string, tool: string): readonly string[] => {
  const { invocations } = check(line)
  expect(invocations.map(it => it.tool)).toEqual([tool])
  return invocations.flatMap(it => it.unknowns.filter(({ code }) => code !== 'executes').map(({ reason }) => reason))
}

describe.each(logins)('$name', ({ name, authentication }) => {
  const { methods = [], checkCommand } = authentication

  test('names a variable or a command for each way to log in', () => {
    expect(methods.length).toBeGreaterThan(0)
    for (const { envVar, setupCommand } of methods) expect([envVar, setupCommand].filter(it => it !== undefined)).toHaveLength(1)
  })

  test('knows its variables', () => {
    const lines = methods.flatMap(({ envVar }) => (envVar === undefined ? [] : [`${envVar}=x ${name} --version`]))
    const reasons = lines.flatMap(line => check(line).invocations.flatMap(it => it.unknowns.map(({ reason }) => reason)))
    // of GIT_ASKPASS, that it runs a program, is known
    expect(reasons.filter(reason => reason.includes('is not known'))).toEqual([])
  })

  test('has the commands that it names', () => {
    const lines = [...methods.flatMap(({ setupCommand }) => setupCommand ?? []), ...(checkCommand === undefined ? [] : [checkCommand])]
    expect(lines.flatMap(line => unknownWordsOf(line, name))).toEqual([])
  })

  test('destroys nothing and asks nobody when it is checked', () => {
    const effects = checkCommand === undefined ? [] : check(checkCommand).invocations.map(it => it.effects)
    for (const each of effects)
      for (const effect of ['destructive', 'interactive.prompts', 'interactive.stdin']) expect(each[effect]?.value).not.toBe(true)
  })
})
