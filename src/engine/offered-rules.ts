import { isGuarantee, isHazard } from '../core/raise.ts'
import { readCommandPattern } from '../policy/command-pattern.ts'
import type { PolicyStack } from '../policy/decide.ts'
import type { PolicyFile } from '../policy/policy-file.ts'
import { ruleWord } from '../policy/rule-words.ts'
import type { InvocationVerdict } from '../policy/verdict.ts'
import type { Prepared } from './evaluation.ts'

const NO_RULES: Omit<PolicyFile, 'name'> = {
  level: 'user',
  rules: { deny: [], requireConfirmation: [], autoApprove: [] },
  commands: { allow: [], ask: [], deny: [] },
  extends: undefined,
  floor: false,
  tests: [],
}

/** Options that make the command dangerous. */
const flagsOf = (invocation: InvocationVerdict): readonly string[] => {
  const origins = Object.entries(invocation.effects).filter(([path, { value }]) =>
    isGuarantee(path) ? value === false : isHazard(path) && value === true,
  )
  const froms = [...origins.map(([, { from }]) => from), ...invocation.unknowns.map(({ origin }) => origin ?? '')]
  return [...new Set(froms.flatMap(from => /^option (-\S+)$/.exec(from)?.[1] ?? []))]
}

/**
 * Whether approving a command for good means about what was asked. Where its operands say what is written or deleted, they are another
 * time other ones.
 */
const isNarrow = (invocation: InvocationVerdict): boolean => {
  const own = invocation.effects['filesystem.paths']?.value
  const isOwn = (path: string): boolean => Array.isArray(own) && own.includes(path)
  return (
    invocation.paths.every(({ access, path }) => access === 'read' || path === null || isOwn(path)) &&
    invocation.unknowns.every(({ code }) => code !== 'input' && code !== 'language')
  )
}

/** Nobody keeps a longer rule. */
const LONGEST_OFFER = 120

/** All words of the command as a rule; undefined: they are no rule, or one that means more than they do. */
const allWords = ({ argv, path, source, tool }: InvocationVerdict, { context }: Prepared): string | undefined => {
  if (argv.some(word => word === null || /[*?\n]/.test(word)) || tool === null) return undefined
  const project = context.project ?? context.cwd
  // a program of the project is named from its root, wherever one stands
  const name = source === 'unknown' && path?.startsWith(`${project}/`) === true ? `.${path.slice(project.length)}` : argv[0]!
  const text = [name, ...argv.slice(1).map(word => word!)].map(ruleWord).join(' ')
  return text.length > LONGEST_OFFER ? undefined : text
}

/** `make test`, `npm run build`: what runs is said by an operand. */
const runsOperand = (invocation: InvocationVerdict): boolean => {
  const first = invocation.argv[invocation.command.split(' ').length]
  return invocation.unknowns.some(({ code }) => code === 'executes') && first != null && !first.startsWith('-')
}

/**
 * Rules for `commands.allow` that would approve it and what is like it, and no danger that was not seen, the best first. Whether one does is
 * found by trying.
 */
export const offeredRules = (invocation: InvocationVerdict, prepared: Prepared): readonly string[] => {
  const words = allWords(invocation, prepared)
  const exact = words === undefined ? [] : [words]
  // a program of the project, by its path; any other one that nothing describes should be described
  if (invocation.source === 'unknown') return invocation.tool?.includes('/') === true ? exact : []
  if (!isNarrow(invocation)) return []
  const flags = flagsOf(invocation)
  const short = [invocation.command, ...(flags.length === 0 ? [] : [[invocation.command, ...flags].join(' ')])]
  return runsOperand(invocation) ? [...exact, ...short] : [...short, ...exact]
}

/** The policies with further commands that the user allows. `path`: where the user's policy would be, if there is none yet. */
export const allowing = (policies: PolicyStack, path: string, added: readonly string[]): PolicyStack => {
  const user = policies.user ?? { ...NO_RULES, name: path }
  const allow = [...user.commands.allow, ...added.map(readCommandPattern)]
  return { ...policies, user: { ...user, commands: { ...user.commands, allow } } }
}
