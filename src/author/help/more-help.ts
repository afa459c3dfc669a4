/** A help text that names more ways to get more of it is an index. */
const MOST = 3

/**
 * Ways to ask for help that print and end wherever a help text offers them: `--help-hidden`, `--help all`, `--help=full`, `--help -v`,
 * `-v --help`, `-h long`, `-hh`.
 */
const ASKS = String.raw`(?:--?help[-=][a-z]{2,12}|--?help (?:-v|--verbose|[a-z]{3,8})|(?:-v|--verbose) --help|-h [a-z]{3,8}|-hh)`

/** What is behind them: more options, and no topic of their own. `all help manuals`, as cmake has them, are none of the program's options. */
const MORE = String.raw`(?:full|complete|all|hidden|more|extended)\b(?![^.;]*\bmanuals?\b)[^.;]{0,40}?\b(?:options?|flags|switches|help|usage)\b`

/** `--help -v   Print the full set of options rustc accepts`, `-h full -- print all options`. */
const ENTRY = new RegExp(String.raw`^\s*(${ASKS})(?:\s{2,}|\s+--?\s+|:\s+)[^.;]{0,40}?\b${MORE}`, 'i')

/** `See "unzip -hh" or unzip.txt for more help`, `Use "--help all" to list all options`. */
const SENTENCE = new RegExp(
  String.raw`\b(?:see|try|use|type|run) (["'\x60])(?:([\w.+-]+) )?(${ASKS})\1(?:[^.;]|\.\w){0,40}?\b(?:for|to)\b[^.;]{0,20}?\b${MORE}`,
  'gi',
)

/** The words behind the tool's name with which its help says that it shows more of its options than it just did. */
export const moreHelpIn = (text: string, tool: string): readonly (readonly string[])[] => {
  const entries = text.split('\n').flatMap(line => ENTRY.exec(line)?.[1] ?? [])
  const sentences = [...text.replaceAll(/[ \t\n]+/g, ' ').matchAll(SENTENCE)]
    .filter(match => match[2] === undefined || match[2] === tool)
    .map(match => match[3]!)
  return [...new Set([...entries, ...sentences])].slice(0, MOST).map(way => way.split(' '))
}
