/** A help text that refers to more topics than this is an index. */
const MOST_TOPICS = 4

/** What stands further away is about something else. */
const LONGEST_SENTENCE = 600

/** Sentences, as far as they matter here: a period before a blank ends one. */
const sentencesOf = (text: string): readonly string[] => text.replaceAll(/\s+/g, ' ').split(/(?<=[.;]) /)

/**
 * Topics in which the options of a command are explained: go's "These flags are also accessible by 'go test'. See 'go help testflag' for
 * details." Only a reference that stands in or behind a sentence about flags counts, since each costs a run.
 */
export const topicsOf = (text: string, tool: string): readonly string[] => {
  const sentences = sentencesOf(text)
  const found = sentences.flatMap((sentence, at) => {
    const [, named, topic] = /\bsee ["'`](\S{1,80}) help ([a-z][\w-]*)["'`] for (?:details|more)\b/i.exec(sentence) ?? []
    const about = `${sentences[at - 1] ?? ''} ${sentence}`.slice(-LONGEST_SENTENCE)
    return named === tool && topic !== undefined && /\b(?:flags|options)\b[^.]*\b(?:accept|access|recogni[sz]|support|control)/i.test(about)
      ? [topic]
      : []
  })
  return [...new Set(found)].slice(0, MOST_TOPICS)
}
