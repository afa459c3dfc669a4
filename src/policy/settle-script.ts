import type { Judged } from '../judge/judge.ts'
import type { Outcome } from './outcome.ts'

const said = (runner: string, reason: string): string => (reason.startsWith(`${runner}: `) ? reason : `${runner}: ${reason}`)

/**
 * What becomes of a command whose scripts were read, and are not all allowed (`read`). Who allowed it by its name has allowed whatever it
 * runs, but for what is denied: so it is judged as code that nobody read (`unread`). Where that asks too, the script says why.
 */
export const settleScript = (read: Outcome, { assessment }: Judged, unread: () => Outcome): Outcome => {
  const runner = assessment.nested.flatMap(inner => (inner.kind === 'text' ? (inner.script?.runner ?? []) : []))[0] ?? ''
  const deciding = read.invocations.find(({ decision }) => decision === read.decision)!
  const [own, ...inside] = read.invocations
  if (read.decision === 'deny') {
    const told = inside.map(each => (each.decision === 'deny' ? { ...each, reason: said(runner, each.reason) } : each))
    return deciding === own ? read : { ...read, invocations: [own!, ...told] }
  }
  const asCode = unread()
  if (asCode.decision !== 'ask' || deciding === own) return asCode
  const [told, ...further] = asCode.invocations
  return { ...asCode, invocations: [{ ...told!, reason: said(runner, deciding.reason) }, ...further, ...inside] }
}
