import type { Variable } from '../document/document.ts'
import type { Layer } from './context.ts'
import type { Invocation, Redirection } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import { valueOf } from '../shell/word.ts'
import { isTooLong } from '../shell/paths.ts'
import { WRITES, addUnknown, raiseEffects, tooLong } from './assessment.ts'
import type { Assessment } from './assessment.ts'
import { meaningOf } from './environment.ts'
import { applyRole } from './roles.ts'
import type { Setting } from './roles.ts'
import { touchesOf } from './scopes.ts'

/** What the documents say of a variable: the strongest that is believed, and all for their hazards. */
const rolesOf = (layers: readonly Layer[], name: string): readonly { readonly layer: Layer; readonly role: Variable }[] =>
  layers.flatMap(layer => {
    const variables = layer.document['x-environment']
    return variables !== undefined && Object.hasOwn(variables, name) ? [{ layer, role: variables[name]! }] : []
  })

const assessVariable = (it: Assessment, setting: Setting, layers: readonly Layer[], name: string, value: Word, own: boolean): void => {
  const origin = `variable ${name}`
  const meaning = meaningOf(name, value)
  if (meaning === 'harmless') return
  if (meaning === 'grammar') return addUnknown(it, 'environment', `${name} changes how ${setting.name} reads its options`)
  const roles = rolesOf(layers, name)
  for (const { role } of roles) {
    applyRole(it, setting, role, [value], origin)
    // a directory to work in decides which configuration is obeyed
    if (role['x-path'] === 'cwd' || role['x-path'] === 'obeyed')
      addUnknown(it, 'environment', `${name} makes ${setting.name} work elsewhere`)
    // whatever runs a program that a variable names, gives it words that are not on the line
    if (role['x-executes'] !== undefined || role['x-language'] !== undefined)
      addUnknown(it, 'environment', `${name} makes ${setting.name} run other code`)
  }
  if (!own || roles.some(({ layer }) => layer.trusted)) return
  if (meaning === 'dangerous') addUnknown(it, 'environment', `${name} can make programs load or run something else`)
  else addUnknown(it, 'environment', `what the variable ${name} does to ${setting.name} is not known`)
}

/** Variables that are set for the command, or by it for those after it. */
export const assessVariables = (it: Assessment, setting: Setting, layers: readonly Layer[], invocation: Invocation): void => {
  const own = new Set<string>()
  for (const { name, value, exported, once } of invocation.assignments) {
    own.add(name)
    // `IFS= read -r line`: programs ignore it, and for the shell it holds during this one command
    if (name === 'IFS' && once === true && invocation.words.length > 0) continue
    // what is not exported reaches no program, unless the shell itself or an inherited variable is meant
    if (exported || meaningOf(name, value) !== 'unknown') assessVariable(it, setting, layers, name, value, true)
  }
  for (const [name, value] of invocation.environment) if (!own.has(name)) assessVariable(it, setting, layers, name, value, false)
}

const NETWORK = /^\/dev\/(?:tcp|udp)\//

/** `${x}/host/80`: what ends like an address may begin like one. */
const PORT = /.\/(?:\d{1,5}|https?|ssh|ftp|smtp|telnet|domain)$/

/** Whether the shell may open a connection instead of a file: of a computed word the start decides, and the end where nothing is known of that. */
const mayConnect = ({ values, prefix, glob = '', rest }: Word): boolean => {
  if (values !== undefined) return values.some(value => NETWORK.test(value))
  if (prefix === '') return rest === 'any' && PORT.test(glob)
  return NETWORK.test(prefix) || ['/dev/tcp/', '/dev/udp/'].some(it => it.startsWith(prefix))
}

const assessRedirection = (it: Assessment, setting: Setting, redirection: Redirection): void => {
  const { target, access, text } = redirection
  const origin = `redirection ${text}`
  const path = valueOf(target)
  if (mayConnect(target)) {
    it.redirects = true
    return raiseEffects(it, { network: true, 'x-network-scope': 'argument', filesystem: { write: true } }, origin)
  }
  if (path !== undefined && isTooLong(path)) addUnknown(it, 'limit', tooLong(setting.name))
  const touches = touchesOf(setting.context, target, access === 'read' ? 'read' : 'write', setting.cwds)
  it.touches.push(...touches)
  if (access === 'read' || touches.length === 0) return
  it.redirects = true
  raiseEffects(it, WRITES, origin)
}

export const assessRedirections = (it: Assessment, setting: Setting, redirections: readonly Redirection[]): void => {
  for (const redirection of redirections) assessRedirection(it, setting, redirection)
}
