import { plainMarks } from './escapes.ts'
import { readRoff } from './roff.ts'

/** Another page that explains a part of the program that a page is about. */
export interface PageReference {
  readonly name: string
  /** It may be the manual of a program of its own, which this one takes options of. */
  readonly ofProgram: boolean
}

/** `apt-get(8)`; the sections in which options of programs are explained. */
const PAGE = String.raw`([a-z][\w.+-]{1,60})\([168]\)`

/** apt: `upgrade (apt-get(8))`, the names of commands and the page that tells about them. */
const EXPLAINED = new RegExp(String.raw`^[a-z][\w-]*(?:, [a-z][\w-]*)*\s*\(${PAGE}\)$`)

/**
 * Words about a list that stands elsewhere: "for further options, which are common to invocation and the set builtin, see zshoptions(1)",
 * "a list of these is available in the iptables-extensions(8) manpage".
 */
const LISTED = new RegExp(String.raw`\b(?:options|flags|list of)\b[^.;]{0,120}?\b(?:see|in)(?: the)? ${PAGE}`, 'gi')

/** unzip: "the remaining options are taken to be zipinfo(1) options". */
const SAME = new RegExp(
  String.raw`\b(?:taken to be|takes?|accepts?|same as)(?: all| any| most)?(?: of)?(?: the)? (?:${PAGE} options|options of ${PAGE})`,
  'gi',
)

/** What stands there is near in subject and no part of the program. */
const ASIDE = /^(?:see also|examples?|authors?|bugs|history|notes)\b/i

/**
 * The pages on which a page says that more of the program's own options stand. A list of related pages is no such word, nor is a
 * sentence that mentions another program: ssh's page names ssh-keygen(1), and takes none of its options.
 */
export const referredPages = (source: string, tool: string): readonly PageReference[] => {
  const { parts, name: title } = readRoff(source)
  const stems = [tool, title.toLowerCase()].filter(stem => stem !== '')
  const isOwn = (name: string): boolean => stems.includes(name)
  const isKin = (name: string): boolean => stems.some(stem => name.startsWith(stem))
  let aside = false
  const texts = parts.flatMap(part => {
    if (part.kind === 'heading' && part.level === 1) aside = ASIDE.test(part.text)
    return !aside && (part.kind === 'text' || part.kind === 'tag') ? [plainMarks(part.text).replaceAll(/\s+/g, ' ').trim()] : []
  })
  const said = texts.join(' ')
  const found: readonly PageReference[] = [
    ...texts.flatMap(text => EXPLAINED.exec(text)?.[1] ?? []).map(name => ({ name, ofProgram: true })),
    ...[...said.matchAll(SAME)].map(match => ({ name: (match[1] ?? match[2])!, ofProgram: true })),
    ...[...said.matchAll(LISTED)].map(match => ({ name: match[1]!, ofProgram: false })).filter(reference => isKin(reference.name)),
  ].filter(reference => !isOwn(reference.name))
  // the stronger word about a page comes first
  return [...new Map(found.toReversed().map(reference => [reference.name, reference])).values()].toReversed()
}
