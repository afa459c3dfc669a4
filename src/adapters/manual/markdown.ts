/** Text in a table's cell: a bar would end it. */
const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ')

export const code = (text: string): string => `\`${text}\``

export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [head, head.map(() => '---'), ...rows].map(row => `| ${row.map(cell).join(' | ')} |`).join('\n')

/** A heading with what stands below it, or nothing when that is empty. */
export const section = (title: string, body: string): readonly string[] => (body === '' ? [] : [`## ${title}`, body])

const SOURCES = 'the definitions of the commands, schemas/ and src/judge/secret-table/'

/** A whole file of blocks; `sources`: what it is made from. */
export const page = (title: string, blocks: readonly string[], sources: string = SOURCES): string =>
  `${[`<!-- Generated from ${sources} by scripts/gen-reference.mjs. Do not edit. -->`, `# ${title}`, ...blocks].join('\n\n')}\n`
