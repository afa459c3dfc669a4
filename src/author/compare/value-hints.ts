import type { DescribedOption } from '../described.ts'

/** What values are, as descriptions call them. */
const KIND = String.raw`(?:file|directory|folder|path|version|name|number|string|format|level|size|pattern|url|host|port|user|group|script|platform|toolset|program|executable|limit|index)`

/** Up to two words may stand before it: `root directory`, `kernel version`. */
const NAMED = String.raw`(?:[\w-]+ ){0,2}${KIND}\b`

/**
 * Descriptions of a value where no placeholder is written: apt-cache's `-p, --pkg-cache  Select the file to store the package cache`,
 * modprobe's `-d, --dirname  Root directory for modules`, terraform's `-plugin-dir  Directory containing plugin binaries`, zsh's
 * `-c  take first argument as a command`, ctest's `--test-timeout  The time limit in seconds`.
 */
const HINTS = [
  new RegExp(`^(?:(?:select|specify|set|choose) (?:the |a |an )?|(?:the|a|an) )${NAMED}`, 'i'),
  new RegExp(`\\bwith (?:the |a )?specific ${KIND}\\b`, 'i'),
  new RegExp(`^${NAMED} (?:for|containing|of|to|in|from|with|where|which)\\b`, 'i'),
  /\b(?:takes?|uses?) (?:the )?(?:first|next|following) argument\b/i,
]

/** Whether the tool's words about an option that is written without a value may mean one all the same. */
export const leavesValueOpen = ({ value, vague, description = '' }: DescribedOption): boolean =>
  value === undefined && (vague === true || HINTS.some(hint => hint.test(description)))
