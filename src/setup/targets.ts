import { MOST_BYTES } from '../core/json.ts'
import type { ClientId } from '../harness/clients.ts'
import type { World } from '../host/world.ts'
import type { Content, Target } from './change.ts'
import { entryPart } from './entries.ts'
import { asksFor, hookLine, isWritten, removalScript } from './hook-line.ts'
import type { Programs } from './hook-line.ts'
import type { Kept } from './ledger.ts'
import { placesOf } from './places.ts'
import type { Scope } from './places.ts'
import { REGISTRATIONS } from './registrations.ts'
import type { ShellStart } from './shell-start.ts'
import type { Shell } from './shells.ts'
import { startUpLine } from './start-up-line.ts'

/** A skill, and how one that atip wrote and nobody changed is known. */
interface SkillFile {
  readonly text: string
  readonly isWritten: (text: string) => boolean
}

/** What registrations are made of. `directory`: where setup keeps its own things. */
export interface Parts {
  readonly programs: Programs
  readonly directory: string
  readonly skill: SkillFile
}

/** The line that asks for a client. */
const lineFor = (id: ClientId, { programs, directory }: Parts): string => hookLine(id, programs, removalScript(directory, id))

const scriptText = (id: ClientId, line: string): string =>
  `#!/bin/sh\n# Written by "atip setup ${id}": asks atip before a command is run. To take it out: atip setup --remove ${id}\n${line}\n`

/** As it stands in a text of JavaScript, between quotes of either kind. */
const withinQuotes = (text: string): string =>
  JSON.stringify(text)
    .slice(1, -1)
    .replaceAll("'", String.raw`\'`)

const filledIn = (source: string, id: ClientId, { programs, directory }: Parts): string =>
  source
    .replaceAll('__NODE__', () => withinQuotes(programs.node))
    .replaceAll('__ATIP__', () => withinQuotes(programs.atip))
    .replaceAll('__REMOVE__', () => withinQuotes(removalScript(directory, id)))

const hookContent = (id: ClientId, parts: Parts, { files, packageDir }: Pick<World, 'files' | 'packageDir'>): Content => {
  const { form } = REGISTRATIONS[id]
  const line = lineFor(id, parts)
  const ours = isWritten(id)
  if (form.kind === 'entry') {
    const { list, beside } = form
    return { kind: 'part', part: entryPart({ list, item: form.item(line), beside, isOurs: asksFor(id) }, ours) }
  }
  if (form.kind === 'script') return { kind: 'whole', text: scriptText(id, line), isWritten: ours, executable: true }
  const file = `${packageDir}/${form.source}`
  const reading = files.readText(file, MOST_BYTES)
  const text = reading.kind === 'read' ? filledIn(reading.text, id, parts) : undefined
  return { kind: 'whole', text, isWritten: ours, executable: false }
}

const skillContent = ({ text, isWritten: isOurs }: SkillFile): Content => ({ kind: 'whole', text, isWritten: isOurs, executable: false })

type Around = Pick<World, 'files' | 'packageDir' | 'env' | 'home'>

/** What a client gets: its hook, then the skill. */
export const targetsOf = (id: ClientId, scope: Scope, { parts, world }: { parts: Parts; world: Around }): readonly Target[] => {
  const { hook, skill } = placesOf(id, scope, world)
  const project = scope.kind === 'project' ? scope.root : null
  return [
    { path: hook, what: 'hook', client: id, project, content: hookContent(id, parts, world) },
    { path: skill, what: 'skill', client: id, project, content: skillContent(parts.skill) },
  ]
}

/** The target that a file of the ledger was for this client. */
export const targetOfKept = ({ path, what, project }: Kept, id: ClientId, { parts, world }: { parts: Parts; world: Around }): Target => ({
  path,
  what,
  client: id,
  project,
  content: what === 'hook' ? hookContent(id, parts, world) : skillContent(parts.skill),
})

/** What a shell loads, and the file in which it is told to. Absolute. */
export interface ShellPlaces {
  readonly shell: Shell
  readonly start: ShellStart
  readonly startUp: string
}

/** Two files of atip init are alike in their first line. */
const isInit = (text: string, start: ShellStart): boolean => text.split('\n')[0] === start.text.split('\n')[0]

/** What a shell gets: the file that it loads, then the line that loads it. */
export const shellTargetsOf = ({ shell, start, startUp }: ShellPlaces): readonly Target[] => {
  const common = { what: 'start-up', client: shell, project: null } as const
  const whole: Content = { kind: 'whole', text: start.text, isWritten: text => isInit(text, start), executable: false }
  return [
    { ...common, path: start.file, content: whole },
    { ...common, path: startUp, content: { kind: 'part', part: startUpLine(start.line, start.file) } },
  ]
}
