import { mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'rolldown'

/** Directories of the packages that a module is made of: the one that it lies in; those that a generated one says it holds code of. */
const packagesOf = (id: string, root: string): readonly string[] => {
  const [directory] = /^.*\/node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(id) ?? []
  if (directory !== undefined) return [directory]
  if (!id.startsWith(join(root, 'src', 'generated'))) return []
  const [, names = ''] = /^\/\/ Holds code of: (.*)$/m.exec(readFileSync(id, 'utf8')) ?? []
  return names.split(', ').flatMap(name => (name === '' ? [] : [join(root, 'node_modules', name)]))
}

const textOf = (directory: string): string => {
  const { name, version } = JSON.parse(readFileSync(join(directory, 'package.json'), 'utf8')) as {
    readonly name: string
    readonly version: string
  }
  const files = readdirSync(directory).filter(file => /^(?:licen[cs]e|copying|notice)\b/i.test(file))
  if (files.length === 0) throw new Error(`${name} ${version} ends in a bundle and has no licence beside it: ${directory}`)
  return [`${name} ${version}`, ...files.map(file => readFileSync(join(directory, file), 'utf8').trim())].join('\n\n')
}

const INTRODUCTION = 'dist/ holds code of these packages. Each is followed by its licence.'

/** Writes the licences of all packages of which anything ended in a bundle, of whichever build, to one file. */
export const bundledLicences = (root: string, file: string): Plugin => {
  const directories = new Set<string>()
  return {
    name: 'bundled-licences',
    writeBundle: (_options, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk') for (const id of chunk.moduleIds) for (const it of packagesOf(id, root)) directories.add(it)
      const texts = [...directories].toSorted().map(textOf)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, `${[INTRODUCTION, ...texts].join(`\n\n${'-'.repeat(80)}\n\n`)}\n`)
    },
  }
}
