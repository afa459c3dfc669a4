import { storedDocument } from '../../document/stored.ts'
import { basename, dirname } from 'node:path'
import { readJson } from '../../core/json.ts'
import type { Document } from '../../document/document.ts'
import type { Finding } from '../../document/finding.ts'
import { readOverrideBytes } from '../../document/read-override.ts'
import { readDocumentBytes } from '../../document/read.ts'
import { applyRules } from '../../document/rule.ts'
import type { Layer } from '../../judge/context.ts'
import { rulesFor } from '../../policy/lint/rules.ts'
import { patternFindings } from '../../shell/lint-pattern.ts'
import { NAMES, guessKind } from './kinds.ts'
import type { Guess, Kind } from './kinds.ts'
import { READERS } from './read-kind.ts'

/** What the rules need besides the document. */
export interface Examination {
  readonly builtins: Layer | undefined
  /** Whether the document's own tests are run. */
  readonly tests: boolean
  /** What every file is; undefined: what its form shows. */
  readonly as: Kind | undefined
}

/** What a text was taken for, and everything that is wrong with it. */
export interface Examined {
  readonly kind: Kind
  readonly findings: readonly Finding[]
}

export const trouble = (code: string, message: string): Finding => ({ code, severity: 'error', pointer: '', message, fix: null })

/** What the rules say of a document whose form is right. */
export const examineDocument = (document: Document, { builtins, tests }: Pick<Examination, 'builtins' | 'tests'>): readonly Finding[] =>
  applyRules(rulesFor({ builtins, tests, name: document.name }), document)

const documentFindings = (bytes: Uint8Array, examination: Examination): readonly Finding[] => {
  const reading = readDocumentBytes(bytes)
  if (reading.kind !== 'document') return reading.findings
  // as it is written: reading moves `commands[""]` to the root, and pointers must lead to where things stand
  return examineDocument(storedDocument(new TextDecoder().decode(bytes)), examination)
}

/** A guess that could be another one is said, whatever comes of it. */
const doubtsOf = ({ kind, marks, others }: Guess): readonly Finding[] => {
  const ways = others.map(other => `${NAMES[other.kind]} (${other.marks.join(', ')})`)
  const message =
    ways.length > 0
      ? `it could be ${[`${NAMES[kind]} (${marks.join(', ')})`, ...ways].join(' or ')}, and was taken for ${NAMES[kind]}`
      : `nothing shows what it is, so that it was taken for ${NAMES[kind]}`
  if (marks.length > 0 && ways.length === 0) return []
  return [{ code: 'unclear-kind', severity: 'warning', pointer: '', message, fix: `say what it is: --as ${others[0]?.kind ?? 'policy'}` }]
}

const findingsAs = (kind: Kind, bytes: Uint8Array, { path, examination }: { readonly path: string; readonly examination: Examination }) => {
  if (kind === 'document') return documentFindings(bytes, examination)
  if (kind === 'override') {
    const reading = readOverrideBytes(bytes)
    return reading.kind === 'override' ? [] : reading.findings
  }
  const json = readJson(bytes)
  if (json.kind === 'unreadable') return [{ ...trouble('unreadable', json.reason), fix: json.fix }]
  return kind === 'patterns' ? (patternFindings(bytes, true) ?? []) : READERS[kind](json.value, path)
}

/** Everything that is wrong with a text, as what it was taken for: its form, or else what the rules say. `path`: where it lies, which tells pattern files. */
export const examineBytes = (path: string, bytes: Uint8Array, examination: Examination): Examined => {
  const read = (kind: Kind): readonly Finding[] => findingsAs(kind, bytes, { path, examination })
  const said = examination.as ?? (basename(dirname(path)) === 'patterns' ? 'patterns' : undefined)
  if (said !== undefined) return { kind: said, findings: read(said) }
  const json = readJson(bytes)
  const guess = guessKind(json.kind === 'read' ? json.value : { atip: null })
  return { kind: guess.kind, findings: [...read(guess.kind), ...doubtsOf(guess)] }
}
