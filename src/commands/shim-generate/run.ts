import { basename, dirname, resolve } from 'node:path'
import { describeTool } from '../../author/describe-tool.ts'
import type { DescribedCommand } from '../../author/described.ts'
import { fitDocument } from '../../author/fit-document.ts'
import { toDocument } from '../../author/to-document.ts'
import { failure, unwritten } from '../../core/failures.ts'
import { MOST_BYTES } from '../../core/json.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { candidateAt } from '../../discover/candidates.ts'
import { readDocumentBytes } from '../../document/read.ts'
import { which } from '../../layers/which.ts'
import type { AskingInput } from '../shared/asking.ts'
import { describeOptions } from '../shared/asking-options.ts'
import type { Context } from '../shared/define.ts'
import type { GeneratedShim } from './output.ts'

interface Input extends AskingInput {
  readonly tool: string
  readonly output: string | undefined
}

const locate = (tool: string, { world }: Context): Result<{ readonly name: string; readonly path: string }> => {
  const path = tool.includes('/') ? resolve(world.cwd, tool) : which(tool, world)
  const candidate = path === null ? undefined : candidateAt(world, basename(path), path)
  if (candidate !== undefined) return ok({ name: candidate.name, path: candidate.path })
  const message = tool.includes('/') ? `"${tool}" is not an executable file` : `there is no program "${tool}" on PATH`
  return failed(
    failure('TOOL_NOT_FOUND', message, {
      suggestion: { action: 'See what is there.', fix: 'atip list', applicability: 'likely' },
      details: { name: tool },
    }),
  )
}

/** Why the file may not be written: something is there that no program made for this tool. */
const occupied = (file: string, tool: string, { world }: Context): Result<GeneratedShim> | undefined => {
  if (world.files.lstat(file) === undefined) return undefined
  const reading = world.files.read(file, MOST_BYTES)
  const document = reading.kind === 'read' ? readDocumentBytes(reading.bytes) : undefined
  if (document?.kind === 'document' && document.document['x-inferred'] === true && document.document.name === tool) return undefined
  return failed(
    failure('FILE_EXISTS', `"${file}" is there already, and was not generated for "${tool}"`, {
      suggestion: {
        action: 'Name another file, and compare.',
        example: `atip shim generate ${tool} --output ${tool}.new.json`,
        applicability: 'example',
      },
      details: { path: file },
    }),
  )
}

const countOf = (root: DescribedCommand, count: (command: DescribedCommand) => number): number =>
  count(root) + root.commands.reduce((sum, command) => sum + countOf(command, count), 0)

const write = async (file: string, text: string, { world }: Context): Promise<Result<null>> => {
  const store = await world.store()
  const made = world.files.stat(dirname(file)) === undefined ? store.makeDirectory(dirname(file)) : ({ kind: 'written' } as const)
  const outcome = made.kind === 'failed' ? made : await store.replace([{ path: file, text }])
  if (outcome.kind === 'written') return ok(null)
  return failed(unwritten(outcome))
}

/** Walks the tool, makes the document, and writes it where it is asked to. Nothing is written unless the document is valid. */
export const run = async (input: Input, context: Context): Promise<Result<GeneratedShim>> => {
  const tool = locate(input.tool, context)
  if (!tool.ok) return tool
  const file = input.output === undefined ? null : resolve(context.world.cwd, input.output)
  const taken = file === null ? undefined : occupied(file, tool.value.name, context)
  if (taken !== undefined) return taken
  const options = describeOptions(input, context)
  if (!options.ok) return options
  const described = await describeTool(tool.value, { ...options.value, locations: context.locations }, context.world)
  if (!described.ok) return described
  const { root, version, path, started, remembered, notes } = described.value
  const fitted = fitDocument(toDocument(tool.value.name, version, root))
  if (!fitted.ok) return fitted
  if (file !== null) {
    const written = await write(file, fitted.value.text, context)
    if (!written.ok) return written
  }
  return ok({
    tool: tool.value.name,
    path,
    file,
    commands: countOf(root, command => command.commands.length),
    options: countOf(root, command => command.options.length),
    unanswered: countOf(root, command => command.commands.filter(child => !child.answered).length),
    executed: started,
    remembered,
    notes: [...notes, ...fitted.value.notes],
    document: fitted.value.document,
  })
}
