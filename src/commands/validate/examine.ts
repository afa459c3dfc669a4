import { storedDocument } from '../../document/stored.ts'
import { basename, dirname } from 'node:path'
import type { Document } from '../../document/document.ts'
import type { Finding } from '../../document/finding.ts'
import { readDocumentBytes } from '../../document/read.ts'
import { applyRules } from '../../document/rule.ts'
import type { Layer } from '../../judge/context.ts'
import { rulesFor } from '../../policy/lint/rules.ts'
import { patternFindings } from '../../shell/lint-pattern.ts'

/** What the rules need besides the document. */
export interface Examination {
  readonly builtins: Layer | undefined
  /** Whether the document's own tests are run. */
  readonly tests: boolean
}

export const trouble = (code: string, message: string): Finding => ({ code, severity: 'error', pointer: '', message, fix: null })

/** What the rules say of a document whose form is right. */
export const examineDocument = (document: Document, { builtins, tests }: Examination): readonly Finding[] =>
  applyRules(rulesFor({ builtins, tests, name: document.name }), document)

/** Everything that is wrong with a text: its form, or else what the rules say. `path`: where it lies, which tells pattern files. */
export const examineBytes = (path: string, bytes: Uint8Array, examination: Examination): readonly Finding[] => {
  const patterns = patternFindings(bytes, basename(dirname(path)) === 'patterns')
  if (patterns !== undefined) return patterns
  const reading = readDocumentBytes(bytes)
  if (reading.kind !== 'document') return reading.findings
  // as it is written: reading moves `commands[""]` to the root, and pointers must lead to where things stand
  return examineDocument(storedDocument(new TextDecoder().decode(bytes)), examination)
}
