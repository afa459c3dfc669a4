import type { Rule } from '../rule.ts'
import { textsOf } from '../texts.ts'
import { plainText } from '../../core/text.ts'

/** What a description has no reason to say. Each looks at a bounded stretch of text, so that a hostile document costs no more than a long one. */
const SIGNS: readonly (readonly [sign: string, pattern: RegExp])[] = [
  [
    'speaks to a model: it tells it to forget its instructions',
    /\b(?:ignore|disregard|forget|override)\b.{0,30}\b(?:previous|prior|above|earlier|all|your|system)\b.{0,20}\b(?:instructions?|prompts?|guidelines?|safety|directives?)\b/i,
  ],
  [
    'speaks to a model: it tells it what to do',
    /\b(?:you|the (?:agent|assistant|model|ai|llm))\s+(?:must|have to|are required to)\s+(?:always |first |now |also |never |immediately |silently )?(?:run|call|execute|invoke|approve|allow|send|upload)\b/i,
  ],
  [
    'speaks to a model: it asks for approval',
    /\balways\s+(?:approve|auto-?approve|allow|trust|accept)\s+(?:this|the|it|all|any|every|commands?|calls?|requests?)\b/i,
  ],
  [
    'speaks to a model: it wants something hidden',
    /\b(?:do not|don't|never|without)\s+(?:tell|telling|inform|informing|mention(?:ing)?|reveal(?:ing)?)\b.{0,20}\b(?:the )?user\b/i,
  ],
  [
    'holds marks of a conversation with a model',
    /<\/?(?:important|system|instructions?|assistant|tool_?call|function_?calls?)>|\[\/?INST\]|<\|[a-z_]{2,20}\|>/i,
  ],
  [
    'tells to read files that hold secrets',
    /\b(?:read|cat|open|include|copy|attach|contents? of)\b.{0,40}(?:~\/\.ssh\/|\bid_(?:rsa|ed25519)\b|\.aws\/credentials|\bmcp\.json)/i,
  ],
  [
    'loads a program from the network and runs it',
    /\b(?:curl|wget|iwr|invoke-webrequest)\b[^|;&\n]{0,200}\|\s*(?:sudo\s+)?(?:(?:ba|z|da|k)?sh|python3?|perl|ruby|node|iex)\b|\b(?:sh|bash|eval)\b.{0,10}[<$]\(\s*(?:curl|wget)\b/i,
  ],
  [
    'holds a long block of encoded text',
    /(?=[A-Za-z0-9+/]{0,119}\d)(?=[A-Za-z0-9+/]{0,119}[A-Z])(?=[A-Za-z0-9+/]{0,119}[a-z])[A-Za-z0-9+/]{120}/,
  ],
]

export const suspiciousText: Rule = {
  code: 'suspicious-text',
  severity: 'error',
  reason: 'A document is read by models: a sentence that steers them is an attack, or will be taken for one.',
  fix: 'describe what the command does, and leave what to do to the reader',
  check: (document, report) => {
    for (const { text, pointer, isLine } of textsOf(document)) {
      // an example of an installer may well be one line that loads and runs
      if (isLine) continue
      // what is hidden between the letters hides them from this rule too
      const found = SIGNS.find(([, pattern]) => pattern.test(plainText(text)))
      if (found !== undefined) report(pointer, found[0])
    }
  },
}
