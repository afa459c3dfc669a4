import { plainText } from '../../core/text.ts'
import type { Rule } from '../rule.ts'
import { textsOf } from '../texts.ts'

const escaped = (text: string): string =>
  Array.from(text, character =>
    plainText(character) === '' ? `\\u${character.codePointAt(0)!.toString(16).padStart(4, '0')}` : character,
  ).join('')

/** Characters shown around the first one. */
const AROUND = 12

export const controlCharacters: Rule = {
  code: 'control-characters',
  severity: 'error',
  reason: 'They are not shown but acted on: they move the cursor, turn text around, or hide words from people that a model reads.',
  fix: 'remove them; atip validate --fix does',
  check: (document, report) => {
    for (const { text, pointer, isKey } of textsOf(document)) {
      if (plainText(text) === text) continue
      const first = Array.from(text).findIndex(character => plainText(character) === '')
      const shown = escaped(
        Array.from(text)
          .slice(Math.max(0, first - AROUND), first + AROUND)
          .join(''),
      )
      report(pointer, `${isKey ? 'the name of the field holds' : 'holds'} characters that are not text: "${shown}"`)
    }
  },
}
