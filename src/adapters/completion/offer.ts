import { join } from 'node:path'
import { flagOf, isOperand } from '../../core/params.ts'
import type { Completes, Param } from '../../core/params.ts'
import type { World } from '../../host/world.ts'
import { BUILT_IN } from '../../policy/built-in-names.ts'
import { TOPICS } from '../globals.ts'
import type { Cursor, Described } from './cursor.ts'
import { commandNames, programNames, toolNames } from './tools.ts'
import type { Seen } from './tools.ts'
import type { Also, Candidate, Offer } from './words.ts'

/** What an offer is made from. */
export interface OfferContext extends Seen {
  readonly operations: readonly Described[]
  /** Whether the shell shows what a candidate means. */
  readonly described: boolean
  readonly world: Seen['world'] & Pick<World, 'find'>
}

const NOTHING: Offer = { candidates: [], also: 'nothing' }

const only = (candidates: readonly Candidate[]): Offer => ({ candidates, also: 'nothing' })

const bare = (values: readonly string[]): readonly Candidate[] => values.map(value => ({ value, meaning: '' }))

/** `policy` once for all that starts with it; the first words, or those behind them. */
const nameOffer = (words: readonly string[], about: boolean, operations: readonly Described[]): Offer => {
  const start = words.map(word => `${word} `).join('')
  const found = new Map<string, string>()
  for (const { name, summary } of operations) {
    if (!name.startsWith(start)) continue
    const [next = '', further] = name.slice(start.length).split(' ')
    // a group says what is in it
    const rest = further === undefined ? summary : [found.get(next), further].filter(text => text !== undefined).join(', ')
    found.set(next, rest)
  }
  const candidates = [...found].map(([value, meaning]) => ({ value, meaning }))
  if (words.length > 0) return only(candidates)
  const more = about ? Object.entries(TOPICS) : [['help', 'Say more about a command.'] as const]
  return only([...candidates, ...more.map(([value, meaning]) => ({ value, meaning }))])
}

const optionOffer = ({ params, given }: Extract<Cursor, { kind: 'option' }>): Offer =>
  only(
    Object.entries(params)
      .filter(([name, param]) => !isOperand(param) && (param.kind === 'texts' || !given.has(name)))
      .map(([name, param]) => ({ value: flagOf(name), meaning: param.summary })),
  )

/** Every pattern is made of steps, and to look for the word costs less than to read what has none. */
const STEPS = '"steps"'

const patternNames = async ({ world, locations }: OfferContext): Promise<readonly Candidate[]> => {
  const [{ findPatterns, winning }, { findProject }] = await Promise.all([
    import('../../layers/patterns.ts'),
    import('../../registry/project.ts'),
  ])
  const find = (directory: string): Promise<readonly string[]> => {
    const listing = world.files.list(directory)
    const names = listing.kind === 'listed' ? listing.names : []
    const likely = names.filter(
      name => name.endsWith('.json') && !name.startsWith('.') && world.files.contains(join(directory, name), STEPS) === true,
    )
    return Promise.resolve(likely.toSorted())
  }
  const { found } = await findPatterns(locations, findProject(world.cwd, world), {
    files: world.files,
    uid: world.uid,
    gid: world.gid,
    find,
  })
  return [...winning(found)].map(([value, { pattern }]) => ({ value, meaning: pattern.description ?? '' }))
}

const of = (
  asked: OfferContext,
  completes: Completes,
  operands: readonly string[],
): Promise<readonly Candidate[]> | readonly Candidate[] => {
  const { described } = asked
  const [tool, ...words] = operands
  if (typeof completes === 'object') return bare(completes.oneOf)
  switch (completes) {
    case 'tool':
    case 'document':
      return toolNames(asked, described)
    case 'command':
      return tool === undefined ? [] : commandNames(asked, tool, words)
    case 'invocation':
      return tool === undefined ? toolNames(asked, described) : commandNames(asked, tool, words)
    case 'program':
      return programNames(asked)
    case 'pattern':
      return patternNames(asked)
    case 'policy':
      return bare(BUILT_IN)
    case 'file':
    case 'directory':
    case 'none':
      return []
  }
}

const ALSO: Readonly<Record<string, Also>> = { document: 'files', policy: 'files', file: 'files', directory: 'directories' }

const valueOffer = async (param: Param, operands: readonly string[], asked: OfferContext): Promise<Offer> => {
  if (param.kind === 'choice') return only(bare(param.choices))
  if (!('completes' in param)) return NOTHING
  const { completes } = param
  // options name commands of the tool itself: `show gh pr --commands issue`
  const before = isOperand(param) ? operands : operands.slice(0, 1)
  const candidates = (await of(asked, completes, before)).filter(candidate => !candidate.value.startsWith('-'))
  return { candidates, also: typeof completes === 'string' ? (ALSO[completes] ?? 'nothing') : 'nothing' }
}

/** `a,b` is two values: those before the last comma stay. */
const listStart = (param: Param, value: string): string => (param.kind === 'texts' ? value.slice(0, value.lastIndexOf(',') + 1) : '')

/** What the shell is to offer for the word at the cursor. */
export const offerAt = async (cursor: Cursor, current: string, asked: OfferContext): Promise<Offer> => {
  switch (cursor.kind) {
    case 'nothing':
      return NOTHING
    case 'name':
      return nameOffer(cursor.words, cursor.about, asked.operations)
    case 'option':
      return optionOffer(cursor)
    case 'value': {
      const { param, operands, prefix, otherwise } = cursor
      const offer = await valueOffer(param, operands, asked)
      if (otherwise !== undefined && offer.candidates.length === 0 && offer.also === 'nothing') return optionOffer(otherwise)
      const start = prefix + listStart(param, current.slice(prefix.length))
      const listed = new Set(start.slice(prefix.length).split(','))
      return {
        ...offer,
        candidates: offer.candidates
          .filter(candidate => !listed.has(candidate.value))
          .map(candidate => ({ ...candidate, value: start + candidate.value })),
      }
    }
  }
}
