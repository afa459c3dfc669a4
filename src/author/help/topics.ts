/** A help text that refers to more topics than this is an index. */
const MOST_TOPICS = 4

/** What stands further away is about something else. */
const LONGEST_SENTENCE = 600

/** Sentences, as far as they matter here: a period before a blank ends one. */
const sentencesOf = (text: string): readonly string[] => text.replaceAll(/\s+/g, ' ').split(/(?<=[.;]) /)

/** Words about flags that are told elsewhere. */
const ABOUT = /\b(?:flags|options)\b[^.]*\b(?:accept|access|recogni[sz]|support|control)/i

/** "If the go command is running in GOPATH mode, the details of get's flags change. See 'go help gopath-get'." */
const CHANGED = /\b(?:flags|options)\b[^.]*\bchange\b.*\. see ["'`](\S{1,80}) (help [a-z][\w-]*)["'`]\.$/i

/** "For a list of checkers and their flags, see 'go tool vet help'." */
const LISTED = /\b(?:flags|options), see ["'`](\S{1,80}) ((?:[a-z][\w-]* ){1,3}help)["'`]/i

/**
 * Words behind the tool's name by which the options of a command are explained: go's "These flags are also accessible by 'go test'. See
 * 'go help testflag' for details." Only a reference that stands in or behind a sentence about flags counts, since each costs a run.
 */
export const topicsOf = (text: string, tool: string): readonly string[] => {
  const sentences = sentencesOf(text)
  const found = sentences.flatMap((sentence, at) => {
    const about = `${sentences[at - 1] ?? ''} ${sentence}`.slice(-LONGEST_SENTENCE)
    const detailed = ABOUT.test(about) ? /\bsee ["'`](\S{1,80}) (help [a-z][\w-]*)["'`] for (?:details|more)\b/i.exec(sentence) : null
    const [, named, words] = detailed ?? LISTED.exec(sentence) ?? CHANGED.exec(about) ?? []
    return named === tool && words !== undefined ? [words] : []
  })
  return [...new Set(found)].slice(0, MOST_TOPICS)
}
