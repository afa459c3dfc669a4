import type { FollowedFile } from '../../registry/record.ts'
import { which } from '../../layers/which.ts'
import { MOST_TEXT } from '../launchers/launcher.ts'
import type { Language, Launcher, Lead } from '../launchers/launcher.ts'
import { leadsOf } from '../launchers/leads.ts'
import { isManaged, managedPatterns } from '../launchers/manager.ts'
import { interpreterInText } from '../launchers/python.ts'
import { languageOfInterpreter, languageOfName, readShebang } from '../launchers/shebang.ts'
import { skippedBy } from '../skip-list.ts'
import { expand } from './expand.ts'
import { isProgram, leadTrail } from './lead-trail.ts'
import type { TrailMemory } from './lead-trail.ts'
import { remembering } from './remember.ts'
import { searcher } from './searcher.ts'
import type { FileSearch } from './searcher.ts'
import { isFile } from './trail.ts'
import type { FollowWorld } from './trail.ts'
import { watchedFiles } from './watched.ts'

/** What stands in the files that a launcher leads to, and which these are. */
export type Hop = { readonly followed: readonly FollowedFile[] } & (
  | { readonly kind: 'evidence' }
  | { readonly kind: 'none' }
  | { readonly kind: 'opaque'; readonly reason: string }
  | { readonly kind: 'toolable' }
)

/**
 * Launchers between a candidate and its program: a wrapper in sh often starts another launcher (the stub of a virtual environment), and the
 * shim of a version manager always does.
 */
const MOST_HOPS = 2

/** Installed versions of one managed program, newest first: each is a package of its own to be read. */
const MOST_VERSIONS = 4

/** Bytes of all files that one candidate leads to. A program that brings its whole runtime along has about as much. */
const MOST_BYTES = 768 * 1024 * 1024

/** A program to be searched, and as what. */
interface Target {
  readonly path: string
  readonly language: Language | undefined
  readonly hops: number
}

/** Everything that is learnt about one candidate while its leads are followed. */
interface Gathered {
  /** Programs, in the order in which they were found, the missing ones included. */
  readonly targets: string[]
  readonly files: Set<string>
  readonly telling: string[]
  readonly marks: string[]
  readonly directories: string[]
  hidden: string | undefined
  ordered: boolean
  bytes: number
}

const launcherAt = (path: string, hint: Language | undefined, world: FollowWorld): Launcher | undefined => {
  const head = world.files.head(path, MOST_TEXT)
  const real = world.files.realpath(path)
  if (head === undefined || real === undefined) return undefined
  const text = Buffer.from(head).toString('utf8')
  const shebang = readShebang(text)
  const named = shebang === undefined ? undefined : languageOfInterpreter(shebang.interpreter)
  const interpreter = interpreterInText(text) ?? shebang?.interpreter
  return { path, real, text, language: hint ?? named ?? languageOfName(real), interpreter, home: world.home }
}

/** Programs on the skip list are never run, and an interpreter by itself is no tool that its caller is. */
const isOwn = (name: string): boolean => skippedBy(name, []) === undefined && languageOfInterpreter(name) === undefined

const targetsOf = (launcher: Launcher, lead: Lead, world: FollowWorld): readonly Omit<Target, 'hops'>[] => {
  switch (lead.kind) {
    case 'file':
      return [{ path: lead.path, language: lead.language }]
    case 'jar': {
      // java itself expands lib/* to the jars there
      const paths = lead.path.includes('*') ? expand(lead.path.replace(/\/\*$/, '/*.jar'), world) : [lead.path]
      return paths.map(path => ({ path, language: 'java' }) as const)
    }
    case 'program': {
      const found = isOwn(lead.name) ? which(lead.name, world) : null
      return found === null || world.files.realpath(found) === launcher.real ? [] : [{ path: found, language: undefined }]
    }
    default:
      return []
  }
}

const note = (path: string, search: FileSearch, gathered: Gathered): void => {
  if (gathered.files.has(path)) return
  gathered.files.add(path)
  if (search.kind === 'hidden') gathered.hidden ??= `"${path}" ${search.reason}`
  else {
    gathered.bytes += search.bytes
    gathered.ordered ||= search.ordered
    if (search.key) gathered.telling.push(path)
  }
}

/** Follows candidates one after another; what several lead to is read once. Undefined for one that leads nowhere. */
export const follower = (outside: FollowWorld): ((path: string) => Hop | undefined) => {
  const world = remembering(outside)
  const search = searcher(world)
  const memory: TrailMemory = { python: new Map(), trails: new Map() }

  const read = (path: string, gathered: Gathered): void => {
    if (gathered.bytes > MOST_BYTES) gathered.hidden ??= 'it leads to more than a scan reads'
    else note(path, search(path), gathered)
  }

  /** Reads the modules and packages that a launcher names, and gives the programs. */
  const gather = (launcher: Launcher, hops: number, gathered: Gathered): readonly Target[] => {
    const programs: Target[] = []
    for (const lead of leadsOf(launcher)) {
      if (isProgram(lead)) {
        programs.push(...targetsOf(launcher, lead, world).map(target => ({ ...target, hops: hops + 1 })))
        continue
      }
      const trail = leadTrail({ lead, launcher }, world, memory)
      if (!trail.whole) gathered.hidden ??= 'it leads to more files than a scan reads'
      gathered.marks.push(...trail.marks)
      gathered.directories.push(...trail.directories)
      for (const file of trail.files) if (file !== launcher.real) read(file, gathered)
    }
    const held = isManaged(launcher)
      ? managedPatterns(launcher)
          .flatMap(pattern => expand(pattern, world))
          .slice(0, MOST_VERSIONS)
      : []
    return [...programs, ...held.map(path => ({ path, language: undefined, hops: hops + 1 }))]
  }

  return path => {
    const first = launcherAt(path, undefined, world)
    if (first === undefined) return undefined
    const gathered: Gathered = {
      targets: [],
      files: new Set(),
      telling: [],
      marks: [],
      directories: [],
      hidden: undefined,
      ordered: false,
      bytes: 0,
    }
    const waiting = [...gather(first, 0, gathered)]
    // a text of two languages starts itself as the other: exec node "$0"
    const key = (file: string, language: Language | undefined) => `${language ?? ''}:${file}`
    const seen = new Set([path, first.real].flatMap(program => [key(program, first.language), key(program, undefined)]))
    for (const target of waiting) {
      if (seen.has(key(target.path, target.language))) continue
      seen.add(key(target.path, target.language))
      gathered.targets.push(target.path)
      if (!isFile(target.path, world)) continue
      read(target.path, gathered)
      const launcher = target.hops > MOST_HOPS || target.language === 'java' ? undefined : launcherAt(target.path, target.language, world)
      if (launcher === undefined) continue
      const found = gather(launcher, target.hops, gathered)
      if (target.hops < MOST_HOPS) waiting.push(...found)
    }
    if (gathered.files.size === 0 && gathered.targets.length === 0) return undefined
    return conclude(gathered, world)
  }
}

const conclude = (gathered: Gathered, world: FollowWorld): Hop => {
  const { targets, telling, marks, files, directories, hidden, ordered } = gathered
  const kind = ordered ? 'toolable' : telling.length > 0 ? 'evidence' : 'none'
  // a directory also changes when a program is run that compiles its modules: no reason to run one again
  const rest = kind === 'none' ? [...directories, ...files] : files
  const followed = watchedFiles([...telling.slice(0, 1), ...targets.slice(0, 4), ...marks, ...rest], world)
  return kind === 'none' && hidden !== undefined ? { kind: 'opaque', reason: hidden, followed } : { kind, followed }
}
