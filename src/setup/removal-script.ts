import { singleQuoted } from '../core/shell-quote.ts'
import { oneLine } from '../core/text.ts'
import { removalScript } from './hook-line.ts'
import { copiesOf } from './ledger.ts'
import type { Kept, Ledger } from './ledger.ts'

/** Undoes one file: $1 it, $2 what it was, empty for none, $3 what setup wrote, $4 what shows that our entry is in it, $5 what to take out. */
const UNDO = `undo() {
  if [ ! -e "$1" ]; then
    echo "$1 is not there"
  elif cmp -s "$1" "$3"; then
    if [ -n "$2" ]; then cp "$2" "$1" && echo "restored $1"; else rm -f "$1" && echo "removed $1"; fi || failed=1
  elif grep -q -F -e "$4" "$1"; then
    echo "$1 was changed since: take out $5"
    failed=1
  else
    echo "$1 has nothing of atip"
  fi
}`

/** What shows that something of ours is in a file. */
const SIGNS = {
  hook: id => removalScript('', id),
  skill: () => 'content-sha256',
  'start-up': id => `init.${id}`,
} as const satisfies Record<Kept['what'], (id: string) => string>

const whatToTake = ({ list, what }: Kept, id: string): string => {
  if (what === 'start-up') return `the line that loads init.${id}, or the file if it is that`
  if (what === 'skill') return 'the file, if it is not yours'
  if (list === null) return `the file, or in it what runs "hook ${id}"`
  return `the entry of ${list.join('.')} that runs "hook ${id}"`
}

/**
 * A script that takes what setup wrote for a client out again, without atip and without Node: back comes what was there, byte for byte, where
 * nobody changed the file since; else it says what to take out of which file, and ends with status 1.
 */
export const removalScriptText = (
  { id, title }: { readonly id: string; readonly title: string },
  { files, directories }: Ledger,
  directory: string,
): string => {
  const calls = files.map(file => {
    const { before, after } = copiesOf(directory, file.path)
    const sign = SIGNS[file.what](id)
    return ['undo', ...[file.path, file.before === null ? '' : before, after, sign, whatToTake(file, id)].map(singleQuoted)].join(' ')
  })
  const made = directories.filter(path => !directory.startsWith(path)).toSorted((a, b) => b.length - a.length)
  return [
    '#!/bin/sh',
    `# Takes out what atip setup wrote for ${oneLine(title)}. Needs neither atip nor Node; atip setup --remove does the same, and more.`,
    'failed=0',
    UNDO,
    ...calls,
    ...made.map(path => `rmdir ${singleQuoted(path)} 2>/dev/null`),
    'exit $failed',
    '',
  ].join('\n')
}
