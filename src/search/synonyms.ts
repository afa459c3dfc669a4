import { stem } from './stem.ts'

/*
 * What people write for one another when they say what they want done: mostly verbs. A word stands in every line in which it means the
 * same; lines are kept apart where one word has several meanings, since synonyms of synonyms are not taken.
 */
const GROUPS = `
delete remove erase unlink drop purge destroy discard clear uninstall
show display print list view see output
create make new add init generate initialize
download fetch get pull retrieve
upload push send put
change modify edit set update alter adjust
extract unpack uncompress decompress expand unarchive
compress archive pack
find search locate lookup query
run execute start launch invoke
stop kill terminate halt end quit abort
copy duplicate clone
move rename
compare diff difference
combine join merge concatenate
count number
directory folder dir
replace substitute
undo revert reset restore rollback
verify check validate test
install setup
upgrade update
convert transform translate
inspect examine analyze
information info status detail
build compile
monitor watch follow
enable activate
disable deactivate
log history
user account
process task job
machine host server system
branch ref
image picture
package module dependency library
`

const tableOf = (text: string): ReadonlyMap<string, readonly string[]> => {
  const table = new Map<string, string[]>()
  for (const line of text.trim().split('\n')) {
    const stems = [...new Set(line.split(' ').map(stem))]
    for (const own of stems) table.set(own, [...(table.get(own) ?? []), ...stems.filter(other => other !== own)])
  }
  return table
}

let table: ReadonlyMap<string, readonly string[]> | undefined

/** Stems of words that can stand for the word of this stem. */
export const synonymsOf = (wordStem: string): readonly string[] => (table ??= tableOf(GROUPS)).get(wordStem) ?? []
