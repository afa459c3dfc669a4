import { dirname, join, resolve } from 'node:path'
import { failure } from '../../core/failures.ts'
import type { FailureCode } from '../../core/failure-table.ts'
import { MOST_BYTES } from '../../core/json.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import type { Document } from '../../document/document.ts'
import { isExecutable } from '../../host/executable.ts'
import { readConfig } from '../../registry/config.ts'
import { builtinLayer } from '../../layers/builtin.ts'
import { readTool, shownIn, unusableIn } from '../../layers/shown.ts'
import { which } from '../../layers/which.ts'
import { evidenceOf } from '../../discover/evidence.ts'
import { findingsOfProgram } from '../../discover/program-findings.ts'
import { skippedBy } from '../../discover/skip-list.ts'
import type { Context } from '../shared/define.ts'
import { examineBytes, examineDocument, trouble } from './examine.ts'
import { fixBytes, fixFile } from './fix.ts'
import type { Mendable } from './fix.ts'
import type { Kind } from './kinds.ts'
import { fileResult, result } from './result.ts'
import type { Validation, Validations } from './output.ts'
import type { Asked } from './result.ts'

interface Input {
  readonly subjects: readonly string[]
  readonly as: Kind | undefined
  readonly strict: boolean
  readonly noTests: boolean
  readonly fix: boolean
  readonly dryRun: boolean
}

/** Runs the program as a scan would, and says besides whether a scan would run it. */
const validateProgram = async (path: string, asked: Asked): Promise<Result<Validation>> => {
  if (asked.fix)
    return failed(failure('FIX_REFUSED', `"${path}" is a program: its document is mended where it is made`, { details: { path } }))
  const { world, locations } = asked.context
  const config = readConfig(locations, world)
  if (!config.ok) return config
  const skip = config.value.skip.map(entry => entry.value)
  const examine = (document: Document) => examineDocument(document, asked)
  const program = await findingsOfProgram(path, { examine, skip, sandbox: config.value.sandbox.value }, world)
  if (!program.ok) return program
  const { findings, unwatched } = program.value
  return ok({ ...result(`${path} --agent`, findings, asked), ...(unwatched === undefined ? {} : { unwatched }) })
}

const looksLikeJson = (head: Uint8Array): boolean => /^\s*[{[]/.test(new TextDecoder().decode(head))

const validatePath = async (path: string, asked: Asked): Promise<Result<Validation>> => {
  const { files } = asked.context.world
  const program = asked.as === undefined && isExecutable(files.stat(path)) && !looksLikeJson(files.head(path, 64) ?? new Uint8Array())
  return program ? validateProgram(path, asked) : validateFile(path, asked)
}

const examineFile = async (file: Mendable, asked: Asked): Promise<Result<Validation>> => {
  // what a file in this directory is, is said by its place: its form is that of any part of a document
  const placed = dirname(file.path) === asked.context.locations.overrides ? { ...asked, as: asked.as ?? 'override' } : asked
  return placed.fix ? fixFile(file, placed) : ok(fileResult(file.path, examineBytes(file.path, file.bytes, placed), placed))
}

const validateFile = async (path: string, asked: Asked): Promise<Result<Validation>> => {
  const { files } = asked.context.world
  // before it is read: what changes afterwards is noticed
  const stat = files.lstat(path)
  const file = files.read(path, MOST_BYTES)
  switch (file.kind) {
    case 'read':
      return examineFile({ path, stat, bytes: file.bytes }, asked)
    case 'absent':
      return failed(failure('FILE_NOT_FOUND', `there is no file "${path}"`, { details: { path } }))
    case 'too-large':
      return ok(result(path, [trouble('too-large', `it has ${file.size} bytes; at most ${MOST_BYTES} are read`)], asked))
    case 'unreadable':
      return failed(failure('CANNOT_READ', `"${path}" could not be read: ${file.reason}`, { details: { path } }))
  }
}

/** A tool by name: what it says itself when its bytes show that it speaks, else the strongest file that describes it. */
const validateTool = async (name: string, asked: Asked): Promise<Result<Validation>> => {
  const { world, locations } = asked.context
  const path = which(name, world)
  if (path !== null && skippedBy(name, []) === undefined && evidenceOf(world, path).kind === 'evidence') return validateProgram(path, asked)
  const readings = await readTool({ tool: name, every: false, whole: true }, locations, world)
  const layer = shownIn(readings)?.layer
  const at = readings.findIndex(reading => reading.kind === 'layer' && reading.layer === layer)
  // what is stronger than the file that is shown, or corrects it
  const [broken] = unusableIn(at === -1 ? readings : readings.slice(0, at))
  if (broken !== undefined) return ok(result(broken.file, broken.findings, asked))
  if (layer !== undefined) return validatePath(layer.file, asked)
  const suggestion =
    path === null
      ? ({ action: 'Name a file, a tool, or - for standard input.', example: 'atip validate ./mytool', applicability: 'example' } as const)
      : ({
          action: 'It is installed: name its path to run it with --agent.',
          fix: `atip validate ${path}`,
          applicability: 'likely',
        } as const)
  return failed(failure('TOOL_NOT_FOUND', `there is neither a file nor a described tool "${name}"`, { suggestion, details: { name } }))
}

const validateInput = (asked: Asked): Result<Validation> => {
  const bytes = asked.context.world.stdin(MOST_BYTES)
  if (bytes === undefined) return ok(result('-', [trouble('too-large', `it has more than ${MOST_BYTES} bytes`)], asked))
  return asked.fix ? fixBytes(bytes, asked) : ok(fileResult('-', examineBytes('-', bytes, asked), asked))
}

/** Files of a directory, at any depth. More of them are no collection of documents, but somebody's whole disk. */
const MOST_FILES = 5000

const filesBelow = async (directory: string, { context }: Asked): Promise<Result<readonly string[]>> => {
  const names = await context.world.find(directory, '**/*.json')
  const details = { path: directory }
  if (names.length === 0) return failed(failure('FILE_NOT_FOUND', `there is no JSON file below "${directory}"`, { details }))
  if (names.length > MOST_FILES)
    return failed(
      failure('CANNOT_READ', `below "${directory}" are ${names.length} JSON files; at most ${MOST_FILES} are read`, { details }),
    )
  return ok(names.map(name => join(directory, name)))
}

/** A bare name is a tool's, unless only a directory has it. */
const isPath = (subject: string, asked: Asked): boolean => {
  const { world } = asked.context
  return /[/]|\.json$|^\.\.?$/.test(subject) || world.files.stat(resolve(world.cwd, subject))?.kind === 'file'
}

const validateOne = async (subject: string, asked: Asked): Promise<Result<Validation | Validations>> => {
  const { world } = asked.context
  if (subject === '-') return validateInput(asked)
  const path = resolve(world.cwd, subject)
  const directory = world.files.stat(path)?.kind === 'directory'
  if (!isPath(subject, asked)) {
    const tool = await validateTool(subject, asked)
    if (tool.ok || tool.failure.code !== 'TOOL_NOT_FOUND' || !directory) return tool
  }
  return directory ? validateDirectory(path, asked) : validatePath(path, asked)
}

/** What keeps one file of many from being read or mended is said beside what was found in the others. */
const TROUBLES: Readonly<Partial<Record<FailureCode, string>>> = {
  FIX_REFUSED: 'not-mended',
  CANNOT_READ: 'not-read',
  FILE_NOT_FOUND: 'not-read',
}

/** Files that happen to lie there are read and never run: nobody named them. */
const validateDirectory = async (directory: string, asked: Asked): Promise<Result<Validations>> => {
  const files = await filesBelow(directory, asked)
  if (!files.ok) return files
  const documents: Validation[] = []
  for (const file of files.value) {
    const one = await validateFile(file, asked)
    const code = one.ok ? undefined : TROUBLES[one.failure.code]
    if (one.ok) documents.push(one.value)
    else if (code === undefined) return one
    else documents.push(result(file, [trouble(code, one.failure.message)], asked))
  }
  return ok({ valid: documents.every(document => document.valid), documents })
}

const validateAll = async (subjects: readonly string[], asked: Asked): Promise<Result<Validations>> => {
  const documents: Validation[] = []
  for (const subject of subjects) {
    const one = await validateOne(subject, asked)
    if (!one.ok) return one
    documents.push(...('documents' in one.value ? one.value.documents : [one.value]))
  }
  return ok({ valid: documents.every(document => document.valid), documents })
}

/** What `atip validate` does: apart from its definition, since rules and engine are loaded with it. */
export const run = async (input: Input, context: Context): Promise<Result<Validation | Validations>> => {
  const { subjects, as, strict, noTests, fix, dryRun } = input
  if (dryRun && !fix) return failed(failure('BAD_USAGE', '--dry-run goes with --fix'))
  if (subjects.length > 1 && fix && subjects.includes('-')) return failed(failure('BAD_USAGE', 'with --fix, - stands alone'))
  const { world, locations } = context
  const asked: Asked = { strict, fix, dryRun, context, as, tests: !noTests, builtins: builtinLayer(world, locations) }
  return subjects.length === 1 ? validateOne(subjects[0]!, asked) : validateAll(subjects, asked)
}
