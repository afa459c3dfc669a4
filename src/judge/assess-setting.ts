import type { Effects, Role } from '../document/document.ts'
import type { Layer } from './context.ts'
import type { Invocation, Redirection } from '../shell/invocation.ts'
import type { Word } from '../shell/word.ts'
import { valueOf } from '../shell/word.ts'
import { isTooLong } from '../shell/paths.ts'
import { assessRole } from './assess-role.ts'
import { NOTHING, REDIRECTED, raised, touched, unknown } from './contribution.ts'
import type { Contributions } from './contribution.ts'
import { meaningOf } from './environment.ts'
import { WRITES } from './known-effects.ts'
import { isPlainName } from './plain-variable.ts'
import { touchesOf } from './scopes.ts'
import type { Setting } from './setting.ts'
import { tooLong } from './unknowns.ts'

/** What the documents say of a variable: the strongest that is believed, and all for their hazards. */
const rolesOf = (layers: readonly Layer[], name: string): readonly { readonly layer: Layer; readonly role: Role }[] =>
  layers.flatMap(layer => {
    const variables = layer.document['x-environment']
    return variables !== undefined && Object.hasOwn(variables, name) ? [{ layer, role: variables[name]! }] : []
  })

/**
 * Whether one logs in by the variable, as a document says that is believed: a secret that is handed to the tool whose own it is. Of a
 * variable by which programs load code this says nothing (`KUBECONFIG` logs in, and names what is run).
 */
const logsIn = (layers: readonly Layer[], name: string): boolean =>
  layers.some(({ trusted, document }) => trusted && document.authentication?.methods?.some(({ envVar }) => envVar === name) === true)

interface Set {
  readonly name: string
  readonly value: Word
  /** It is set for this very command. */
  readonly own: boolean
}

const assessVariableRole = (setting: Setting, role: Role, { name, value }: Set): Contributions => {
  const found = [assessRole(setting, role, { words: [value], origin: `variable ${name}` })]
  // a directory to work in decides which configuration is obeyed
  if (role['x-path'] === 'cwd' || role['x-path'] === 'obeyed')
    found.push(unknown('environment', `${name} makes ${setting.name} work elsewhere`))
  // whatever runs a program that a variable names, gives it words that are not on the line
  if (role['x-executes'] !== undefined || role['x-language'] !== undefined)
    found.push(unknown('environment', `${name} makes ${setting.name} run other code`))
  return found
}

const assessVariable = ({ setting, layers, onlyReads }: Surrounded, variable: Set): Contributions => {
  const { name, value, own } = variable
  const meaning = meaningOf(name, value)
  if (meaning === 'harmless') return NOTHING
  if (meaning === 'grammar') return unknown('environment', `${name} changes how ${setting.name} reads its options`)
  const roles = rolesOf(layers, name)
  const found = roles.map(({ role }) => assessVariableRole(setting, role, variable))
  if (roles.some(({ layer }) => layer.trusted)) return found
  if (meaning === 'unknown' && logsIn(layers, name)) return found
  const plain = meaning === 'unknown' && valueOf(value) !== undefined && isPlainName(name, setting.name)
  // what is not plain was a question where the line set it
  if (plain ? onlyReads : !own) return found
  const why =
    meaning === 'dangerous'
      ? `${name} can make programs load or run something else`
      : `what the variable ${name} does to ${setting.name} is not known`
  return [found, unknown('environment', why)]
}

interface Surrounded {
  readonly setting: Setting
  readonly layers: readonly Layer[]
  /** All that the command does is known, and it only reads: nothing runs that a variable could mean something else to. */
  readonly onlyReads: boolean
}

/** Variables that are set for the command, or by it for those after it. */
export const assessVariables = (surrounded: Surrounded, invocation: Invocation): Contributions => {
  const { assignments, environment, words } = invocation
  const found: Contributions[] = []
  const own = new Set<string>()
  for (const { name, value, exported, once } of assignments) {
    own.add(name)
    // `IFS= read -r line`: programs ignore it, and for the shell it holds during this one command
    if (name === 'IFS' && once === true && words.length > 0) continue
    // what is not exported reaches no program, unless the shell itself or an inherited variable is meant
    if (exported || meaningOf(name, value) !== 'unknown') found.push(assessVariable(surrounded, { name, value, own: true }))
  }
  for (const [name, value] of environment) if (!own.has(name)) found.push(assessVariable(surrounded, { name, value, own: false }))
  return found
}

const NETWORK = /^\/dev\/(?:tcp|udp)\//

/** `${x}/host/80`: what ends like an address may begin like one. */
const PORT = /.\/(?:\d{1,5}|https?|ssh|ftp|smtp|telnet|domain)$/

/** Whether the shell may open a connection instead of a file: of a computed word the start decides, and the end where nothing is known of that. */
const mayConnect = ({ values, prefix, glob = '', rest }: Word): boolean => {
  if (values !== undefined) return values.some(value => NETWORK.test(value))
  if (prefix === '') return rest === 'any' && PORT.test(glob)
  return NETWORK.test(prefix) || ['/dev/tcp/', '/dev/udp/'].some(start => start.startsWith(prefix))
}

const CONNECTS = { network: true, 'x-network-scope': 'argument', filesystem: { write: true } } as const satisfies Effects

const assessRedirection = (setting: Setting, { target, access, text }: Redirection): Contributions => {
  const origin = `redirection ${text}`
  if (mayConnect(target)) return [REDIRECTED, raised(CONNECTS, origin)]
  const path = valueOf(target)
  const touches = touchesOf(setting, target, access === 'append' ? 'alter' : access)
  const found = [path !== undefined && isTooLong(path) ? unknown('limit', tooLong(setting.name)) : NOTHING, touched(touches)]
  return access === 'read' || touches.length === 0 ? found : [found, REDIRECTED, raised(WRITES, origin)]
}

export const assessRedirections = (setting: Setting, redirections: readonly Redirection[]): Contributions =>
  redirections.length === 0 ? NOTHING : redirections.map(redirection => assessRedirection(setting, redirection))
