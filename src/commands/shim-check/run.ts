import { compare } from '../../author/compare/compare.ts'
import { checkFinding } from '../../author/compare/findings.ts'
import type { CheckFinding } from '../../author/compare/findings.ts'
import { subjectsOf } from '../../author/compare/subjects.ts'
import type { Subject } from '../../author/compare/subjects.ts'
import { describeTool } from '../../author/describe-tool.ts'
import type { DescribeOptions } from '../../author/describe-options.ts'
import { findPage } from '../../author/find-page.ts'
import type { FailureCode } from '../../core/failure-table.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { SEVERITIES } from '../../document/finding.ts'
import { describedVersion, driftFrom } from '../../layers/drift.ts'
import { programVersion } from '../../layers/program-version.ts'
import { which } from '../../layers/which.ts'
import type { AskingInput } from '../shared/asking.ts'
import { describeOptions } from '../shared/asking-options.ts'
import type { Context } from '../shared/define.ts'
import type { CheckedShim, CheckedShims } from './output.ts'

interface Input extends AskingInput {
  readonly subjects: readonly string[]
  readonly strict: boolean
}

/** A shim of a tool with 2000 commands that lacks all of them is told so often enough. */
const MOST_FINDINGS = 1000

/** What keeps one tool from being read is said of that tool; everything else ends the whole. */
const UNREADABLE: ReadonlySet<FailureCode> = new Set(['PROBE_REFUSED', 'NO_HELP'])

const bounded = (findings: readonly CheckFinding[]): Pick<CheckedShim, 'findings' | 'omitted'> => {
  const sorted = SEVERITIES.flatMap(severity => findings.filter(finding => finding.severity === severity))
  return { findings: sorted.slice(0, MOST_FINDINGS), omitted: Math.max(0, sorted.length - MOST_FINDINGS) }
}

/** Why nothing was compared, and what to do about it. */
interface Says {
  readonly message: string
  readonly fix?: string
}

const checkOne = async (
  { file, document }: Subject,
  options: DescribeOptions,
  { world, locations }: Context,
): Promise<Result<CheckedShim>> => {
  const tool = document.name
  const path = which(tool, world)
  const installed = path === null ? undefined : programVersion(document, path, world)?.version
  const head = {
    subject: file,
    tool,
    installed: path,
    version: { shim: describedVersion(document), installed: installed ?? null },
  }
  const nothing = (before: readonly CheckFinding[], code: 'not-installed' | 'not-readable', says: Says): CheckedShim => {
    const finding = checkFinding(code, { command: tool, pointer: '', ...says })
    return { ...head, commands: null, options: null, ...bounded([...before, finding]), unread: [], notes: [] }
  }
  if (path === null) return ok(nothing([], 'not-installed', { message: `there is no program "${tool}" on PATH, so nothing was compared` }))
  const drifted = driftFrom(document, installed)
  const drift =
    drifted === undefined
      ? []
      : [checkFinding('drift', { command: tool, pointer: '/version', message: drifted, fix: 'correct the shim, and then its version' })]
  const described = await describeTool({ name: tool, path }, { ...options, locations }, world)
  if (!described.ok) {
    const { code, message, suggestion } = described.failure
    if (!UNREADABLE.has(code)) return failed(described.failure)
    const fix = suggestion?.fix?.replace('atip shim generate', 'atip shim check')
    return ok(nothing(drift, 'not-readable', { message: `${message}; nothing was compared`, ...(fix === undefined ? {} : { fix }) }))
  }
  const {
    commands,
    options: flags,
    findings,
    unread,
  } = compare(document, described.value, {
    hasPage: name => options.from !== 'help' && findPage(name, path, world) !== undefined,
    inProgram: word => world.files.contains(path, word) === true,
    installed,
  })
  return ok({ ...head, commands, options: flags, ...bounded([...drift, ...findings]), unread, notes: described.value.notes })
}

const counts =
  (strict: boolean) =>
  ({ findings }: CheckedShim): boolean =>
    findings.some(finding => strict || finding.severity === 'error')

/** Reads all shims first, then asks one tool after the other. Nothing that could be compared is no success. */
export const run = async (input: Input, context: Context): Promise<Result<CheckedShims>> => {
  const { world, locations } = context
  const subjects = await subjectsOf(input.subjects, locations, world)
  if (!subjects.ok) return subjects
  const options = describeOptions(input, context)
  if (!options.ok) return options
  const shims: CheckedShim[] = []
  for (const subject of subjects.value) {
    const one = await checkOne(subject, options.value, context)
    if (!one.ok) return one
    shims.push(one.value)
  }
  const compared = shims.filter(shim => shim.commands !== null).length
  return ok({ passed: compared > 0 && !shims.some(counts(input.strict)), compared, shims })
}
