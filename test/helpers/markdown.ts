import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './workspace.ts'

/** A fenced block: ```language file. */
export interface Fence {
  readonly language: string
  /** The word after the language: the file that the block is, or ''. */
  readonly file: string
  readonly text: string
}

const FENCE = /^```(\S*)[ \t]*(\S*)\n(.*?)^```$/gms

export const readMarkdown = (path: string): string => readFileSync(join(root, path), 'utf8')

export const fencesOf = (markdown: string): readonly Fence[] =>
  [...markdown.matchAll(FENCE)].map(([, language = '', file = '', text = '']) => ({ language, file, text }))

/** Targets of the links that lead to files of this repository, or to a heading of the same file. */
export const relativeLinks = (markdown: string): readonly string[] =>
  [...markdown.replace(FENCE, '').matchAll(/\]\(([^)\s]+)\)/g)].map(match => match[1]!).filter(it => !/^[a-z]+:/.test(it))

/** Anchors of the headings, as code hosts make them. */
export const anchorsOf = (markdown: string): ReadonlySet<string> =>
  new Set(
    [...markdown.replace(FENCE, '').matchAll(/^#+ +(.+)$/gm)].map(match =>
      match[1]!
        .toLowerCase()
        .replace(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )

/** Cells of the rows of every table whose first column has this heading. */
export const tableRows = (markdown: string, heading: string): readonly (readonly string[])[] => {
  const rows: (readonly string[])[] = []
  let within = false
  for (const line of markdown.split('\n')) {
    if (!line.startsWith('|')) within = false
    else {
      const cells = line
        .slice(1, -1)
        .split('|')
        .map(it => it.trim())
      if (within && !/^-+$/.test(cells[0] ?? '')) rows.push(cells)
      if (cells[0] === heading) within = true
    }
  }
  return rows
}

/** Words in backquotes. */
export const codeWords = (text: string): readonly string[] => [...text.matchAll(/`([^`]+)`/g)].map(match => match[1]!)

// transcripts in test/cli are played by their own test
const PASSED_OVER = new Set(['node_modules', 'dist', '.git', 'fixtures', 'cli'])

/** Every Markdown file of the repository, relative to its root. */
export const markdownFiles = (directory = ''): readonly string[] =>
  readdirSync(join(root, directory), { withFileTypes: true }).flatMap(entry => {
    const path = join(directory, entry.name)
    if (entry.isDirectory()) return PASSED_OVER.has(entry.name) ? [] : markdownFiles(path)
    return entry.name.endsWith('.md') ? [path] : []
  })
