import type { OptionText } from '../described.ts'
import type { Section } from './sections.ts'
import { summaryOf } from './facts.ts'

/** go: "The -require=path@version and -droprequire=path flags add and drop a requirement". */
const THE_FLAG = /^The (-[\w-]+(?:=\S+)?(?:(?:,? and |, )-[\w-]+(?:=\S+)?)*) (?:flag|option)s? \b/

/** terraform: "-state, state-out, and -backup are legacy options". */
const ARE_OPTIONS = /^(-[\w-]+(?:(?:, and |, | and )-?[a-z][\w-]*)+) are [\w ]*\boptions\b/

const FLAG = /^(-{1,2}[A-Za-z][\w-]*)(?:=(\S+))?$/

const paragraphsOf = ({ lines }: Section): readonly string[] => {
  const found: string[][] = [[]]
  for (const { text } of lines) {
    if (text === '') found.push([])
    else found.at(-1)!.push(text)
  }
  return found.filter(block => block.length > 0).map(block => block.join(' '))
}

/**
 * Options that paragraphs begin with, of texts that explain them instead of listing them. Whether such an option takes a value is often not
 * said there (`vague`).
 */
export const proseOptions = (section: Section): readonly OptionText[] => {
  if (section.kind !== 'prose' && section.kind !== 'options') return []
  return paragraphsOf(section).flatMap(paragraph => {
    const explained = THE_FLAG.exec(paragraph)
    const named = explained?.[1] ?? ARE_OPTIONS.exec(paragraph)?.[1]
    if (named === undefined) return []
    const description = explained === null ? undefined : summaryOf(paragraph)
    return named.split(/,? and |, /).flatMap((word): readonly OptionText[] => {
      const [, flag, value] = FLAG.exec(word.startsWith('-') ? word : `-${word}`) ?? []
      if (flag === undefined) return []
      return [
        {
          flags: [flag],
          ...(value === undefined ? { vague: true } : { value: { name: value, optional: false } }),
          ...(description === undefined ? {} : { description }),
        },
      ]
    })
  })
}
