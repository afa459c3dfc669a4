import ignore from 'ignore'
import type { Ignore } from 'ignore'
import { join } from 'node:path'
import type { World } from '../../host/world.ts'
import { below } from '../../registry/below.ts'

const MOST_BYTES = 64 * 1024

/** Lists of what git is not to track, the weakest first: that of the repository, then that of each directory down to the file. */
const listsFor = (top: string, common: string, path: string): readonly { readonly file: string; readonly directory: string }[] => {
  const parts = path.split('/').slice(0, -1)
  const directories = parts.map((_, at) => parts.slice(0, at + 1).join('/'))
  return [
    { file: join(common, 'info/exclude'), directory: '' },
    { file: below(top, '.gitignore'), directory: '' },
    ...directories.map(directory => ({ file: join(top, directory, '.gitignore'), directory })),
  ]
}

/** Says of paths below `top` whether git passes over them because a list of the repository says so. Those of the user are not read. */
export const ignoredIn = (
  around: { readonly top: string; readonly common: string },
  { files }: Pick<World, 'files'>,
): ((path: string) => boolean) => {
  const read = new Map<string, Ignore | undefined>()
  const listAt = (file: string): Ignore | undefined => {
    if (!read.has(file)) {
      const list = files.readText(file, MOST_BYTES)
      read.set(file, list.kind === 'read' ? ignore({ ignorecase: false }).add(list.text) : undefined)
    }
    return read.get(file)
  }
  return path => {
    let ignored = false
    for (const { file, directory } of listsFor(around.top, around.common, path)) {
      const found = listAt(file)?.test(directory === '' ? path : path.slice(directory.length + 1))
      if (found?.ignored === true) ignored = true
      if (found?.unignored === true) ignored = false
    }
    return ignored
  }
}
