import { inherit } from '../../core/effects.ts'
import { isGroup } from '../document.ts'
import { nameOf, placesOf } from '../places.ts'
import type { Rule } from '../rule.ts'

/** What commands that take something away are called. */
const LOSES = new Set(
  (
    'delete del rm remove rmi rmdir destroy purge drop wipe prune reset uninstall kill revoke truncate erase shred unlink ' +
    'terminate flush discard nuke obliterate deprovision'
  ).split(' '),
)

/** `turbo prune` writes a copy of a part: where the description begins otherwise, the name means something else. */
const KEEPS = /^(?:lists?|shows?|prints?|writes?|generates?|checks?|counts?|formats?)\b/i

/** The word that says what is done: the first of `delete-object`, the last of `object:delete`, `cache_clear`. */
const verbsOf = (name: string): readonly string[] => {
  const words = name.toLowerCase().split(/[-_:./]/)
  return [words[0] ?? '', words.at(-1) ?? '']
}

export const missingEffects: Rule = {
  code: 'missing-effects',
  severity: 'warning',
  reason: 'By its name the command takes something away, and nothing says what is lost; whoever reads it has to guess.',
  fix: 'declare "destructive" (is data lost for good?), or "reversible" and "deletes"',
  check: (document, report) => {
    for (const place of placesOf(document)) {
      const { node, names, above, pointer } = place
      const name = names.at(-1)
      // a glob stands for commands that nobody looked at
      if (name === undefined || name.includes('*') || !verbsOf(name).some(verb => LOSES.has(verb))) continue
      // a group is described by its commands
      if (isGroup(node) || KEEPS.test(node.description ?? '')) continue
      const { leaves } = inherit([...above, node].map(command => command.effects))
      const silent = ['destructive', 'reversible', 'deletes'].every(leaf => leaves.get(leaf) === undefined)
      if (silent && leaves.get('filesystem.delete') !== true)
        report(pointer, `"${nameOf(document, place)}" sounds as if something were lost, and says nothing about it`)
    }
  },
}
