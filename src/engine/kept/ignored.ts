import ignore from 'ignore'
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

/** Whether git passes over a path below `top` because a list of the repository says so. Those of the user are not read. */
export const isIgnored = (path: string, { top, common }: { top: string; common: string }, { files }: Pick<World, 'files'>): boolean => {
  let ignored = false
  for (const { file, directory } of listsFor(top, common, path)) {
    const list = files.readText(file, MOST_BYTES)
    if (list.kind !== 'read') continue
    const inside = directory === '' ? path : path.slice(directory.length + 1)
    const { ignored: here, unignored } = ignore({ ignorecase: false }).add(list.text).test(inside)
    if (here) ignored = true
    if (unignored) ignored = false
  }
  return ignored
}
