import { readFileSync, readdirSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import type { InputOptions, OutputOptions } from 'rolldown'
import { beforeAll, describe, expect, test } from 'vitest'
import { markdownFiles, readMarkdown, relativeLinks } from '../helpers/markdown.ts'
import { packed } from '../helpers/packed.ts'
import type { Packed } from '../helpers/packed.ts'
import { root, workspace } from '../helpers/workspace.ts'

const MIB = 1024 * 1024

// npm compresses all of it to tell how large it is: once is enough
let contents: Packed
beforeAll(async () => {
  contents = await packed(workspace().dir, ['--dry-run', '--ignore-scripts'])
})

/** The first names of paths, each once. */
const firsts = (paths: readonly string[]): readonly string[] => [...new Set(paths.map(path => path.split('/')[0] ?? ''))].toSorted()

describe('what is packed', () => {
  test('is the program, its data and what README leads to, and nothing else', () => {
    const paths = contents.files.map(file => file.path)
    expect(firsts(paths)).toEqual([
      'CHANGELOG.md',
      'LICENSE',
      'README.md',
      'bin',
      'builtins',
      'clients',
      'completions',
      'dist',
      'docs',
      'package.json',
      'policies',
      'schemas',
      'shells',
      'shims',
    ])
    const built = paths.filter(path => path.startsWith('dist/')).map(path => path.slice('dist/'.length))
    expect(firsts(built)).toEqual([
      'LICENSES.txt',
      'builtins',
      'chunks',
      'described-shims.json',
      'fast',
      'main.cjs',
      'parts',
      'search.idx',
      'self.json',
      'shims',
    ])
  })

  test('holds no source and no test', () => {
    const { files } = contents
    const kinds = new Set(files.map(file => extname(file.path)))
    expect([...kinds].toSorted()).toEqual([
      '',
      '.bash',
      '.cache',
      '.cjs',
      '.fish',
      '.idx',
      '.index',
      '.json',
      '.md',
      '.names',
      '.sh',
      // what clients load, and the only files of this kind
      '.ts',
      '.txt',
      '.zsh',
    ])
    expect(files.filter(file => /(?:^|\/)(?:src|test|bench|scripts|node_modules)\/|\.map$|\.d\.c?ts$/.test(file.path))).toEqual([])
  })

  // it is used by the very Node that built it alone, and the whole program is not started so often that it is worth its size
  test('brings bytecode of hot commands alone', () => {
    const bytecode = contents.files.map(file => file.path).filter(path => path.endsWith('.cache'))
    expect(bytecode.filter(path => !path.startsWith('dist/fast/'))).toEqual([])
    expect(bytecode).toContain('dist/fast/check.cjs.cache')
  })

  test('is no larger than it has to be', () => {
    const { size, unpackedSize } = contents
    // a third of it, and two megabytes unpacked, is the table of the tokenizer that --max-tokens counts with; a tenth is what "atip search" looks through;
    // a tool that is described more adds some ten kilobytes, and forty unpacked
    expect(size).toBeLessThan(4.5 * MIB)
    expect(unpackedSize).toBeLessThan(18 * MIB)
  })

  test('brings no other package', () => {
    const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as object
    expect(Object.keys(manifest).filter(key => /dependencies$/i.test(key))).toEqual(['devDependencies'])
  })

  test('runs nothing when it is installed', () => {
    const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { readonly scripts: object }
    expect(Object.keys(scripts).filter(name => /^(?:pre|post)?install$/.test(name))).toEqual([])
  })

  test('holds whatever its texts link to', () => {
    const { files } = contents
    const paths = new Set(files.flatMap(({ path }) => [path, dirname(path)]))
    const texts = [...paths].filter(path => path.endsWith('.md'))
    expect(texts).toContain('README.md')
    const dead = texts.flatMap(text =>
      relativeLinks(readMarkdown(text))
        .map(link => link.replace(/#.*/, ''))
        .filter(link => link !== '' && !paths.has(join(dirname(text), link)))
        .map(link => `${text}: ${link}`),
    )
    expect(dead).toEqual([])
  })
})

interface Build extends InputOptions {
  readonly output: OutputOptions
}

/** The packages of which the builds hold code, as directories of node_modules. */
const bundled = async (): Promise<ReadonlySet<string>> => {
  const { default: builds } = (await import(pathToFileURL(join(root, 'rolldown.config.ts')).href)) as { readonly default: readonly Build[] }
  const found = new Set<string>()
  for (const each of builds) {
    const build = await rolldown(each)
    const { output } = await build.generate(each.output)
    await build.close()
    for (const id of output.flatMap(it => (it.type === 'chunk' ? it.moduleIds : []))) {
      const [directory] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
      if (directory !== undefined) found.add(directory)
    }
  }
  return found
}

test('every package of which a bundle holds code stands among the licences, with the text of its own', async () => {
  const directories = [...(await bundled())]
  const licences = readFileSync(join(root, 'dist', 'LICENSES.txt'), 'utf8')
  expect(directories.map(it => it.replace(/.*\/node_modules\//, ''))).toEqual(expect.arrayContaining(['execa', 'unbash', 'yargs']))
  // ajv's is generated, and stands in the repository
  const missing = [...directories, join(root, 'node_modules', 'ajv')].filter(directory => {
    const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
      readonly name: string
      readonly version: string
    }
    const file = readdirSync(directory).find(it => /^licen[cs]e/i.test(it)) ?? 'LICENSE'
    return !licences.includes(`\n${name} ${version}\n\n${readFileSync(join(directory, file), 'utf8').trim()}\n`)
  })
  expect(missing).toEqual([])
})

/** `npm install -g atip`, `npx -y atip`, `pnpm dlx atip`: a package of that name is somebody else's. */
const BY_NAME =
  /\b(?:npm|pnpm|yarn|bun)\s+(?:global\s+)?(?:i|install|add|exec|x|dlx|create|init)\s+(?:-\S+\s+)*atip\b|\b(?:npx|bunx)\s+(?:-\S+\s+)*atip\b/

test.each(['npm install -g atip@latest', 'npx -y atip scan', 'npm i atip', 'pnpm dlx atip'])('"%s" would be found', line => {
  expect(line).toMatch(BY_NAME)
})

test('nothing advises to install a name that is not ours', () => {
  const written = (directory: string): readonly string[] =>
    readdirSync(join(root, directory), { recursive: true, encoding: 'utf8' })
      .map(name => join(directory, name))
      .filter(path => extname(path) !== '')
  const texts = [...markdownFiles(), ...['src', 'bin', 'policies', 'completions', 'schemas', 'shims'].flatMap(written), 'package.json']
  expect(texts.filter(path => BY_NAME.test(readFileSync(join(root, path), 'utf8')))).toEqual([])
})
