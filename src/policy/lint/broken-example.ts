import { at } from '../../core/pointer.ts'
import type { Document } from '../../document/document.ts'
import { placesOf } from '../../document/places.ts'
import { liftRootCommand } from '../../document/read.ts'
import type { Rule } from '../../document/rule.ts'
import { fitOf } from './fit.ts'
import type { Fit } from './fit.ts'

/** Examples are read by the whole grammar; more of them are never read by anybody. */
const MOST_EXAMPLES = 1000

interface Example {
  readonly line: string
  readonly pointer: string
  readonly fit: Fit
}

/** Two rules ask for them, and reading them is the most expensive part of both. */
const read = new WeakMap<Document, readonly Example[]>()

const examplesOf = (document: Document, shell: boolean): readonly Example[] => {
  const known = read.get(document) ?? readExamples(document, shell)
  read.set(document, known)
  return known
}

const readExamples = (document: Document, shell: boolean): readonly Example[] => {
  const lifted = liftRootCommand(document)
  return placesOf(document)
    .flatMap(({ node, pointer }) => (node.examples ?? []).map((line, index) => ({ line, pointer: at(pointer, 'examples', index) })))
    .slice(0, MOST_EXAMPLES)
    .map(example => ({ ...example, fit: fitOf(example.line, lifted, shell) }))
}

export const brokenExample = (shell: boolean): Rule => ({
  code: 'broken-example',
  severity: 'warning',
  reason: 'Examples are copied more than anything else is read, and this one cannot be right if the rest of the document is.',
  fix: 'correct the example, or what the document says of the command',
  check: (document, report) => {
    for (const { pointer, fit } of examplesOf(document, shell)) {
      if (!fit.runs) report(pointer, `does not run "${document.name}"`)
      const first = fit.misfits.find(misfit => misfit.kind !== 'gap')
      if (first !== undefined) report(pointer, first.message)
    }
  },
})

export const undescribedWord = (shell: boolean): Rule => ({
  code: 'undescribed-word',
  severity: 'note',
  reason: 'An example uses what the document does not describe: a line like it is unknown, and is asked about.',
  fix: 'describe the option or the argument',
  check: (document, report) => {
    for (const { pointer, fit } of examplesOf(document, shell))
      for (const { kind, message } of fit.misfits) if (kind === 'gap') report(pointer, message)
  },
})
