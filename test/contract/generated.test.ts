import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { anchorsOf } from '../helpers/markdown.ts'
import { root } from '../helpers/workspace.ts'

type Generate = () => Promise<Readonly<Record<string, string>>>

/** What a script of scripts/ would write: path -> text. */
const generated = async (script: string): Promise<Readonly<Record<string, string>>> => {
  const { generate } = (await import(pathToFileURL(join(root, 'scripts', script)).href)) as { readonly generate: Generate }
  return generate()
}

const committed = (paths: readonly string[]): Readonly<Record<string, string>> =>
  Object.fromEntries(paths.map(it => [it, readFileSync(join(root, it), 'utf8')]))

const filesOf = (directory: string): readonly string[] => readdirSync(join(root, directory)).map(it => `${directory}/${it}`)

test.each([
  ['gen-validators.mjs', 'src/generated'],
  ['gen-reference.mjs', 'docs/reference'],
])('%s would write exactly what stands in %s ("npm run gen" brings it up to date)', async (script, directory) => {
  expect(committed(filesOf(directory))).toEqual(await generated(script))
})

test('gen-guide.mjs would write exactly what stands in the guide ("npm run gen" brings it up to date)', async () => {
  const pages = await generated('gen-guide.mjs')
  expect(Object.keys(pages)).toEqual(['docs/guide/document-format.md'])
  expect(committed(Object.keys(pages))).toEqual(pages)
})

test.each([...filesOf('src/generated'), ...filesOf('docs/reference')])(
  '%s says in its first line that it is generated, and from what',
  path => {
    const [first] = readFileSync(join(root, path), 'utf8').split('\n')
    expect(first).toMatch(/^(\/\/|<!--) Generated from .*(?:schemas|bench)\/.* by scripts\/gen-[a-z]+\.mjs\. Do not edit\./)
  },
)

test('every link in the reference leads to a file or heading that is there', () => {
  const pages = committed(filesOf('docs/reference'))
  const dead = Object.entries(pages).flatMap(([path, text]) =>
    [...text.matchAll(/\]\(([^)#]*)(?:#([^)]+))?\)/g)].flatMap(([whole, file = '', heading]) => {
      const target = file === '' ? path : join('docs/reference', file)
      let found: string
      try {
        found = readFileSync(join(root, target), 'utf8')
      } catch {
        return [`${path}: ${whole}`]
      }
      return heading === undefined || anchorsOf(found).has(heading) ? [] : [`${path}: ${whole}`]
    }),
  )
  expect(dead).toEqual([])
})
