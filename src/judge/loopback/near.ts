import type { Document } from '../../document/document.ts'
import type { Given } from '../../shell/argv/match.ts'
import type { Word } from '../../shell/word.ts'
import type { Assessment } from '../assessment.ts'
import type { Context } from '../context.ts'
import { meaningOf } from '../environment.ts'
import type { Subject } from '../subject.ts'
import { loopbackHost, loopbackInUrl } from './address.ts'

type Loopback = NonNullable<Document['x-loopback']>

const NONE: readonly string[] = []

/** All values of the words that are URLs or hosts, read; undefined: one of them is not certain to be this machine. */
const hostsIn = (words: readonly Word[], read: (value: string) => string | undefined): readonly string[] | undefined => {
  const hosts: string[] = []
  for (const { values, pieces } of words) {
    if (values === undefined || values.length === 0 || pieces !== 'one') return undefined
    for (const value of values) {
      const host = read(value)
      if (host === undefined) return undefined
      hosts.push(host)
    }
  }
  return hosts
}

/** `@headers`: what is sent stands in a file. */
const namesFile = ({ prefix, values }: Word): boolean => prefix.startsWith('@') || values?.some(value => value.startsWith('@')) === true

/** Whether the tool still only asks, and tells nobody a secret, who could print it. */
const keepsNear = ({ options, urls, hosts }: Loopback, { option, values }: Given): boolean =>
  option.name !== undefined &&
  (options.includes(option.name) || urls?.includes(option.name) === true || hosts?.includes(option.name) === true)
    ? !values.some(value => value.secret === true || namesFile(value))
    : false

/** The words that say whom it contacts, and what they are called in a contribution. */
const namers = ({ match }: Subject, names: readonly string[]) => [
  ...match.bound
    .filter(({ argument }) => names.includes(argument.name))
    .map(({ argument, words }) => ({ words, origin: `argument ${argument.name}` })),
  ...match.options
    .filter(({ option, negated }) => !negated && option.name !== undefined && names.includes(option.name))
    .map(({ flag, values }) => ({ words: values, origin: `option ${flag}` })),
]

/** Whether NO_PROXY spares the host; one that is written small counts before one that is written large. */
const isSpared = (context: Context, host: string): boolean => {
  const spared = context.variable?.('no_proxy') ?? context.variable?.('NO_PROXY') ?? ''
  return spared.trim() === '*' || spared.split(/[\s,]+/).includes(host)
}

/** `$CURL_HOME/.curlrc`, `~/.curlrc`: where it lies; undefined: the variable is not set. */
const placeOf = (context: Context, file: string): string | undefined => {
  const [, name, rest] = /^(?:~|\$(\w+))\/(.*)$/.exec(file) ?? []
  const directory = name === undefined ? context.home : context.variable?.(name)
  return directory === undefined || directory === '' ? undefined : `${directory}/${rest}`
}

/** Blank lines and comments say nothing. */
const saysNothing = (context: Context, path: string): boolean => {
  const text = context.look?.textOf(path) ?? { kind: 'absent' }
  return text.kind === 'absent' || (text.kind === 'text' && /^(?:[ \t\r]*(?:#[^\n]*)?(?:\n|$))*$/.test(text.text))
}

/** Whether variables and files that the tool obeys leave it at what the line says. */
const isUnmoved = ({ context, invocation }: Subject, { proxies, files }: Loopback, hosts: readonly string[]): boolean => {
  const set = [...invocation.environment, ...invocation.assignments.map(({ name, value }) => [name, value] as const)]
  if (set.some(([name, value]) => /proxy$/i.test(name) || ['dangerous', 'grammar'].includes(meaningOf(name, value)))) return false
  const proxied = (proxies ?? NONE).some(name => (context.variable?.(name) ?? '') !== '')
  if (proxied && !hosts.every(host => isSpared(context, host))) return false
  return (files ?? NONE).every(file => {
    const path = placeOf(context, file)
    return path === undefined || saysNothing(context, path)
  })
}

/**
 * Whether all that the command contacts is this machine, as its words name it: then the scope of the network is no host that the line
 * names, but `loopback`. Words and options that the document does not list lead elsewhere.
 */
export const isNear = (subject: Subject, { brought }: Assessment): boolean => {
  const { match, layer } = subject
  const near = layer.document['x-loopback']
  if (near === undefined || match.names.length > 0 || match.unknownCommand !== undefined || match.surplus.length > 0) return false
  if (!match.options.every(given => keepsNear(near, given))) return false
  const [urls, hosts] = [namers(subject, near.urls ?? NONE), namers(subject, near.hosts ?? NONE)]
  const read = [...urls.map(({ words }) => hostsIn(words, loopbackInUrl)), ...hosts.map(({ words }) => hostsIn(words, loopbackHost))]
  const found = read.flatMap(each => each ?? [])
  if (found.length === 0 || read.includes(undefined)) return false
  const modes = match.options.filter(({ option }) => option['x-mode'] !== undefined).map(({ flag }) => `option ${flag}`)
  const origins = new Set([...urls.map(each => each.origin), ...hosts.map(each => each.origin), ...modes])
  // `-X POST` is listed for the sake of `-X GET`
  if (brought.some(({ path, leaf, origin }) => path === 'x-network-scope' && leaf === 'argument' && !origins.has(origin))) return false
  return isUnmoved(subject, near, found)
}
