import { oneLine } from '../../core/text.ts'
import { at } from '../../core/pointer.ts'
import { placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

export const openQuestion: Rule = {
  code: 'open-question',
  severity: 'warning',
  reason:
    'Whoever wrote the document had not found out everything; what is left out looks the same whether it is not there or not looked for.',
  fix: 'write the answer where it belongs, and take the question out',
  check: (document, report) => {
    for (const { node, pointer } of placesOf(document))
      (node['x-todo'] ?? []).forEach((question, index) => report(at(pointer, 'x-todo', index), oneLine(question)))
  },
}
