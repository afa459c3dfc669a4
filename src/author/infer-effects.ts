import type { Effects } from '../core/effects.ts'

/**
 * What the name of a command suggests. Only hazards: a guess that something is harmless is worth nothing, and nobody believes it. What is
 * guessed wrongly makes a policy ask once too often.
 */
const VERBS: readonly (readonly [words: string, effects: Effects])[] = [
  [
    'delete remove rm rmi destroy purge drop erase wipe prune uninstall truncate unregister deregister rmdir unpublish expunge obliterate shred zap nuke autoremove autoclean',
    { destructive: true, reversible: false },
  ],
  [
    'reset clean clear discard revoke cancel abort kill terminate evict drain flush gc expire rollback restore force-unlock',
    { reversible: false },
  ],
  [
    'create add new init apply set update edit patch replace import write install upgrade enable disable rename mv move copy cp tag label annotate link',
    {},
  ],
  ['push publish deploy release upload send submit', { network: true, reversible: false }],
  ['pull fetch clone download login logout sync search', { network: true }],
]

const BY_VERB: ReadonlyMap<string, Effects> = new Map(
  VERBS.flatMap(([words, effects]) => words.split(' ').map(word => [word, effects] as const)),
)

/** Words of a description that somebody wrote as a warning. */
const WARNINGS = /\b(?:permanently|irreversibl[ey]|cannot be (?:undone|recovered|reverted)|destroy(?:s|ed)?|will be lost|data loss)\b/i

const DELETES = /^(?:permanently )?(?:delete|remove|destroy|purge|erase|wipe|drop|prune|uninstall)s?\b/i

const join = (...parts: readonly Effects[]): Effects => parts.reduce((joined, part) => ({ ...joined, ...part }), {})

/** Effects of a command by its name (`delete`, `delete-branch`, `bulk-delete`) and by how it is described; undefined when nothing speaks for any. */
export const inferCommand = (name: string, description: string): Effects | undefined => {
  const words = name.toLowerCase().split(/[-_:.]/)
  // the verb stands first or last: delete-branch, cache-clean
  const verb = [name.toLowerCase(), words[0], words.at(-1)].map(word => BY_VERB.get(word ?? '')).find(guess => guess !== undefined)
  const warned = WARNINGS.test(description) || DELETES.test(description) ? { destructive: true, reversible: false } : {}
  const effects = join(verb ?? {}, warned)
  return Object.keys(effects).length === 0 ? undefined : effects
}

const OPTIONS: readonly (readonly [RegExp, Effects])[] = [
  [
    /^--?(?:delete|purge|prune|destroy|erase|wipe|remove|rm)(?:$|-(?:all|source|branch|volumes?|orphans|data|files|before|after|during|excluded|missing-args))/,
    { destructive: true, reversible: false },
  ],
  // it does what would otherwise be refused or asked for
  [
    /^--?(?:force|overwrite|clobber|hard|yes|assume-yes|auto-approve|no-confirm|noconfirm|skip-confirmation|yolo|allow-destructive)$/,
    { reversible: false },
  ],
]

/** Effects of an option by its long name. A short letter means anything. */
export const inferOption = (flags: readonly string[], description: string): Effects | undefined => {
  const found = OPTIONS.find(([pattern]) => flags.some(flag => pattern.test(flag)))?.[1]
  const warned = WARNINGS.test(description) ? { reversible: false } : {}
  const effects = join(found ?? {}, warned)
  return Object.keys(effects).length === 0 ? undefined : effects
}
