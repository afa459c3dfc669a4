import { dirname, join } from 'node:path'
import type { World } from '../host/world.ts'
import type { OptionText } from './described.ts'
import { findPage } from './find-page.ts'
import { pageText } from './page-text.ts'
import { readMan } from './man/read-man.ts'
import { referredPages } from './man/references.ts'

/** What further pages say of a tool whose own page sends its readers there. */
export interface Referred {
  /** Only what they list as options: words that merely stand on so many pages prove nothing. */
  readonly options: readonly OptionText[]
  readonly text: string
}

/** apt's page refers to two; a page that sends its readers to more is an index. */
const MOST_PAGES = 4

/** Reads the pages to which the tool's own page refers for more of its options. */
export const readReferred = (
  page: string | undefined,
  tool: { readonly name: string; readonly path: string },
  world: Pick<World, 'files' | 'env' | 'gunzip'>,
): Referred => {
  const isProgram = (name: string): boolean => world.files.stat(join(dirname(tool.path), name)) !== undefined
  const pages = (page === undefined ? [] : referredPages(page, tool.name))
    .filter(reference => reference.ofProgram || !isProgram(reference.name))
    .slice(0, MOST_PAGES)
    .flatMap(({ name }) => {
      const source = findPage(name, tool.path, world)
      return source === undefined ? [] : [{ name, source }]
    })
  return {
    options: pages.flatMap(({ name, source }) => readMan(source, [name]).options),
    text: pages.map(other => pageText(other.source)).join('\n'),
  }
}
