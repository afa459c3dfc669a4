import { UNCLEAR } from '../core/answers.ts'
import type { Leaves } from '../core/effects.ts'
import { assessArguments, assessParameters } from './assess-arguments.ts'
import { assessDirectory } from './assess-directory.ts'
import { assessEffects } from './assess-effects.ts'
import { assessGaps } from './assess-gaps.ts'
import { assessInner } from './assess-inner.ts'
import { assessInput } from './assess-input.ts'
import { assessFileValues, assessOptions } from './assess-options.ts'
import type { Assessment } from './assessment.ts'
import { NEAR, NOTHING, both, nested, touched, unknown } from './contribution.ts'
import type { Contributions, Nested } from './contribution.ts'
import { declaredFor } from './declared.ts'
import { hooksBesides, withoutHooks } from './hooks.ts'
import { join } from './join.ts'
import { isNear } from './loopback/near.ts'
import { modedBy } from './modes.ts'
import type { Moded } from './modes.ts'
import { selectionOf } from './selection.ts'
import { withScripts } from './scripts/with-scripts.ts'
import type { Setting } from './setting.ts'
import type { Subject } from './subject.ts'
import { namedDirectories, workingDirectories } from './working-directories.ts'

/** What the command does by itself that is more than a leaf: it runs code, or has paths of its own. */
const assessItself = ({ match }: Subject, setting: Setting, leaves: Leaves, drops: Moded['drops']): Contributions => {
  let found = NOTHING
  const cause = { origin: setting.name, byValue: false }
  const inherited = leaves.get('x-executes')
  const own = match.nodes.at(-1)!['x-executes']
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what it holds besides is code that nobody here reads
  if (inherited !== undefined && inherited !== false) found = assessEffects(setting, { 'x-executes': inherited as string }, cause)
  else if (!drops.has('executes') && own !== undefined && match.unknownCommand === undefined)
    found = assessEffects(setting, { 'x-executes': own }, cause)
  const paths = leaves.get('filesystem.paths')
  if (Array.isArray(paths)) {
    const filesystem = { paths: paths as readonly string[], write: leaves.get('filesystem.write') === true }
    const effects = leaves.get('reversible') === true ? { filesystem, reversible: true } : { filesystem }
    found = both(found, assessEffects(setting, effects, cause))
  }
  return found
}

const hasUnclear = (leaves: Leaves): boolean => {
  for (const leaf of leaves.values()) if (leaf === UNCLEAR) return true
  return false
}

/** Without the effects that the document answers in words that nobody here knows: they are unknown. */
const withoutUnclear = (assessment: Assessment, name: string): Assessment => {
  const { leaves } = assessment
  if (!hasUnclear(leaves)) return assessment
  const unclear = [...leaves].filter(([, leaf]) => leaf === UNCLEAR).map(([path]) => path)
  const clear = new Map([...leaves].filter(([, leaf]) => leaf !== UNCLEAR))
  return join(
    { ...assessment, leaves: clear },
    unclear
      // how wide a network reaches that is not used, or not known, changes nothing
      .filter(path => path !== 'x-network-scope')
      .map(path => unknown('effect', `what the document of ${name} says of ${path} is neither yes nor no`)),
  )
}

/** Whether data may be lost though nobody says that it is. */
const isSuspected = ({ leaves }: Assessment): boolean => {
  const deletes = leaves.get('deletes')
  const loses = leaves.get('reversible') === false || (Array.isArray(deletes) && deletes.length > 0)
  return loses && leaves.get('destructive') === undefined
}

/** It writes, and nobody says what. */
const assessPlaces = ({ leaves, touches }: Assessment): Contributions =>
  leaves.get('filesystem.write') === true && !touches.some(touch => touch.access !== 'read')
    ? touched([{ access: 'write', path: undefined, scopes: ['unknown'] }])
    : NOTHING

/** Further commands of the same program that stand behind this one. */
const assessFurther = ({ match, invocation }: Subject): Contributions =>
  match.further.length === 0
    ? NOTHING
    : match.further.map(words =>
        nested({ kind: 'argv', words: [invocation.words[0]!, ...words], assigned: [], cwds: invocation.cwds, inherits: true }),
      )

const isText = ({ kind }: Nested): boolean => kind === 'text'

/** What one reading of one command does, by one document. Redirections and variables are not in it. */
export const assess = (subject: Subject): Assessment => {
  const { context, match, invocation, tool } = subject
  const name = [tool, ...match.names].join(' ')
  const cwds = workingDirectories(context, match, invocation.cwds)
  const setting: Setting = { context, name, cwds, selection: selectionOf(match) }
  const moded = modedBy(match)
  const { modes, drops } = moded
  const all = declaredFor(match, moded, name)
  const hooked = match.nodes.at(-1)!['x-hooks'] !== undefined
  const declared = hooked ? withoutHooks(all, subject, setting) : all
  const itself = assessItself(subject, setting, declared.leaves, drops)
  const options = both(assessOptions(subject, setting, moded), assessFileValues(subject, setting))
  const operands = assessArguments(subject, setting, modes.length > 0 ? drops : undefined)
  const inner = assessInner(subject, setting, moded)
  const worded = join(declared, both(both(itself, options), both(operands, inner)))
  const parameters = worded.nested.some(isText) ? assessParameters(subject, setting) : NOTHING
  const input = drops.has('stdin') ? NOTHING : assessInput(subject, setting)
  const gapped = join(worded, both(both(parameters, input), assessGaps(subject, name)))
  const clear = withoutUnclear(gapped, name)
  const suspected = isSuspected(clear)
  const directory = assessDirectory(subject, {
    name,
    leaves: clear.leaves,
    cwds,
    named: namedDirectories(context, match, cwds),
    dropped: drops.has('directory'),
    spared: modes.some(mode => mode.neutralizes.includes('*')),
  })
  const named = subject.layer.document['x-loopback'] !== undefined && clear.leaves.get('x-network-scope') === 'argument'
  const near = named && isNear(subject, clear) ? NEAR : NOTHING
  const further = both(both(assessPlaces(clear), assessFurther(subject)), hooked ? hooksBesides(clear, subject, setting) : NOTHING)
  const whole = join(suspected ? { ...clear, suspected } : clear, both(both(near, further), directory))
  return match.nodes.at(-1)!['x-scripts'] === undefined ? whole : withScripts(subject, setting, whole)
}
