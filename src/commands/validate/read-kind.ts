import { isObject } from '../../core/json.ts'
import type { Json } from '../../core/json.ts'
import { at } from '../../core/pointer.ts'
import type { Failure } from '../../core/failures.ts'
import type { Finding } from '../../document/finding.ts'
import { MOST_FINDINGS } from '../../document/finding.ts'
import { readDelegation } from '../../policy/read-delegation.ts'
import { readPolicy } from '../../policy/read-policy.ts'
import { configFindings } from '../../registry/config-findings.ts'
import { isRecord, parseRegistry } from '../../registry/record.ts'

const error = (code: string, pointer: string, message: string): Finding => ({ code, severity: 'error', pointer, message, fix: null })

/** `/deny/0/x: there is no ..`: the place, and what is wrong there. */
const inPlace = (code: string, text: string): Finding => {
  const [, pointer = '', message = text] = /^(\/[^\s:]*): (.*)$/s.exec(text) ?? []
  return error(code, pointer, message)
}

/** Everything that a reader which takes all or nothing found. */
const troublesOf = (code: string, failure: Failure): readonly Finding[] => {
  const found: unknown = failure.details?.['findings']
  const texts = Array.isArray(found) ? found.filter(each => typeof each === 'string') : []
  return (texts.length === 0 ? [failure.message] : texts).slice(0, MOST_FINDINGS).map(text => inPlace(code, text))
}

/** A registry is read by all means: what cannot be read of it is passed over, and that is what is found. */
const registryFindings = (value: Json): readonly Finding[] => {
  const read = parseRegistry(value)
  if (read.kind === 'corrupt') return [error('wrong-registry', '', `it is no registry: ${read.reason}`)]
  if (read.kind === 'newer')
    return [error('wrong-registry', '/version', `version ${JSON.stringify(read.version)} is newer than what is read`)]
  const tools = isObject(value) && isObject(value['tools']) ? value['tools'] : {}
  return Object.entries(tools)
    .filter(([, record]) => !isRecord(record))
    .slice(0, MOST_FINDINGS)
    .map(([name]) => error('wrong-record', at('/tools', name), 'it is no record of a tool, and is passed over'))
}

/** What is wrong with a file that rules or remembers, by the reader that obeys it. */
export const READERS = {
  policy: (value, name) => {
    const read = readPolicy(value, { name, level: 'user' })
    return read.ok ? [] : troublesOf('wrong-policy', read.failure)
  },
  delegation: (value, name) => {
    const read = readDelegation(value, { name, home: '/' })
    return read.ok ? [] : troublesOf('wrong-delegation', read.failure)
  },
  registry: registryFindings,
  config: configFindings,
} as const satisfies Readonly<Record<string, (value: Json, name: string) => readonly Finding[]>>
