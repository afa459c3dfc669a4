import { join, resolve } from 'node:path'
import { failure } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { oneLine } from '../../core/text.ts'
import type { World } from '../../host/world.ts'
import type { Document } from '../../document/document.ts'
import { sourcesOf } from '../../layers/sources.ts'
import type { Locations } from '../../registry/locations.ts'
import { readShimFile } from '../shim-files.ts'

/** A shim that is to be checked. */
export interface Subject {
  readonly file: string
  readonly document: Document
}

type SubjectWorld = Pick<World, 'files' | 'find' | 'cwd'>

const readOne = (file: string, world: SubjectWorld): Result<Subject> => {
  const reading = readShimFile(file, world)
  if (reading.kind === 'absent') return failed(failure('FILE_NOT_FOUND', `there is no file "${file}"`, { details: { path: file } }))
  if (reading.kind === 'shim') return ok({ file, document: reading.document })
  return failed(
    failure('NOT_A_DOCUMENT', `"${file}" is no shim: ${oneLine(reading.findings[0]?.message ?? 'it is broken')}`, {
      suggestion: { action: 'See everything that is wrong with it.', fix: `atip validate ${file}`, applicability: 'certain' },
      details: { path: file },
    }),
  )
}

/** The shim that stands for a tool: the strongest that somebody wrote, else one that was generated. */
const ofTool = (tool: string, locations: Locations, world: SubjectWorld): Result<Subject> => {
  const files = sourcesOf(locations, tool).flatMap(({ origin, file }) => (origin === 'native' ? [] : [file]))
  let generated: Subject | undefined
  for (const file of files.filter(path => world.files.stat(path) !== undefined)) {
    const one = readOne(file, world)
    if (!one.ok || one.value.document['x-inferred'] !== true) return one
    generated ??= one.value
  }
  if (generated !== undefined) return ok(generated)
  return failed(
    failure('TOOL_NOT_FOUND', `there is neither a file nor a shim "${tool}"`, {
      suggestion: { action: 'See which shims there are.', fix: 'atip shim list', applicability: 'likely' },
      details: { name: tool },
    }),
  )
}

const inDirectory = async (directory: string, world: SubjectWorld): Promise<Result<readonly Subject[]>> => {
  const names = await world.find(directory, '*.json')
  if (names.length === 0) return failed(failure('FILE_NOT_FOUND', `there is no *.json in "${directory}"`, { details: { path: directory } }))
  return readAll(
    names.map(name => join(directory, name)),
    world,
  )
}

const readAll = (files: readonly string[], world: SubjectWorld): Result<readonly Subject[]> => {
  const subjects: Subject[] = []
  for (const file of files) {
    const one = readOne(file, world)
    if (!one.ok) return one
    subjects.push(one.value)
  }
  return ok(subjects)
}

const isPath = (subject: string, world: SubjectWorld): boolean =>
  /[/]|\.json$|^\.\.?$/.test(subject) || world.files.stat(resolve(world.cwd, subject))?.kind === 'file'

/** The shims that were named: files, directories of them, tools. One that cannot be read fails all, before any program is run. */
export const subjectsOf = async (
  names: readonly string[],
  locations: Locations,
  world: SubjectWorld,
): Promise<Result<readonly Subject[]>> => {
  const subjects = new Map<string, Subject>()
  for (const name of names) {
    const path = resolve(world.cwd, name)
    const directory = world.files.stat(path)?.kind === 'directory'
    let found: Result<readonly Subject[]>
    if (isPath(name, world)) found = directory ? await inDirectory(path, world) : readAll([path], world)
    else {
      const tool = ofTool(name, locations, world)
      if (tool.ok) found = ok([tool.value])
      else found = tool.failure.code === 'TOOL_NOT_FOUND' && directory ? await inDirectory(path, world) : tool
    }
    if (!found.ok) return found
    for (const subject of found.value) subjects.set(subject.file, subject)
  }
  return ok([...subjects.values()])
}
