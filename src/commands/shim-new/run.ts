import { basename, dirname, join, resolve } from 'node:path'
import { compactJson } from '../../author/compact-json.ts'
import { NOTHING, factsOf, skeleton } from '../../author/skeleton.ts'
import { failure, unwritten } from '../../core/failures.ts'
import { failed, ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { oneLine, plainValue } from '../../core/text.ts'
import { fileNameOf, toolNameOf } from '../../core/tool-name.ts'
import { isExecutable } from '../../host/executable.ts'
import { which } from '../../layers/which.ts'
import { shimDirectories } from '../../registry/locations.ts'
import type { Context } from '../shared/define.ts'
import type { NewShim } from './output.ts'

interface Input {
  readonly tool: string
  readonly output: string | undefined
}

/** The longest name of a file of Linux and macOS, less its ending and what is added while it is written. */
const LONGEST_NAME = 200

const isName = (name: string): boolean =>
  oneLine(name) === name && toolNameOf(fileNameOf(name)) === name && fileNameOf(name).length <= LONGEST_NAME

const locate = (tool: string, { world }: Context): Result<{ readonly name: string; readonly path: string | null }> => {
  const path = tool.includes('/') ? resolve(world.cwd, tool) : which(tool, world)
  const name = path === null ? tool : basename(path)
  const example = { action: 'Name a program.', example: 'atip shim new mytool', applicability: 'example' } as const
  if (!isName(name)) return failed(failure('BAD_USAGE', `"${tool}" cannot be the name of a program`, { suggestion: example }))
  if (path === null || isExecutable(world.files.stat(path))) return ok({ name, path })
  const suggestion = { action: 'Begin without the program.', fix: `atip shim new ${name}`, applicability: 'likely' } as const
  return failed(failure('TOOL_NOT_FOUND', `"${tool}" is not an executable file`, { suggestion, details: { name: tool } }))
}

const exists = (file: string, tool: string): Result<never> =>
  failed(
    failure('FILE_EXISTS', `"${file}" is there already`, {
      suggestion: {
        action: 'Name another file.',
        example: `atip shim new ${tool} --output ${tool}.new.json`,
        applicability: 'example',
      },
      details: { path: file },
    }),
  )

interface Writing {
  readonly file: string
  readonly text: string
  readonly tool: string
}

/** Whole or not at all, and never in the place of another file. */
const write = async ({ file, text, tool }: Writing, { world }: Context): Promise<Result<null>> => {
  if (world.files.lstat(file) !== undefined) return exists(file, tool)
  const store = await world.store()
  const made = world.files.stat(dirname(file)) === undefined ? store.makeDirectory(dirname(file)) : ({ kind: 'written' } as const)
  const outcome = made.kind === 'failed' ? made : await store.create(file, text)
  if (outcome.kind === 'written') return ok(null)
  if (outcome.reason === 'EEXIST' && made.kind === 'written') return exists(file, tool)
  return failed(unwritten(outcome))
}

/** Shims of the tool that are there already: the work may have been done. */
const others = (tool: string, { world, locations }: Context): readonly string[] =>
  shimDirectories(locations)
    .map(directory => join(directory, `${fileNameOf(tool)}.json`))
    .filter(file => world.files.stat(file)?.kind === 'file')

/** Makes the skeleton and writes it where it is asked to. The tool is not run. */
export const run = async (input: Input, context: Context): Promise<Result<NewShim>> => {
  const tool = locate(input.tool, context)
  if (!tool.ok) return tool
  const { name, path } = tool.value
  const facts = path === null ? NOTHING : factsOf(name, path, context.world)
  const document = plainValue(skeleton(name, facts))
  const file = input.output === undefined ? null : resolve(context.world.cwd, input.output)
  if (file !== null) {
    const written = await write({ file, text: compactJson(document), tool: name }, context)
    if (!written.ok) return written
  }
  return ok({
    tool: name,
    path,
    file,
    from: {
      version: facts.version?.from ?? null,
      description: facts.description?.from ?? null,
      homepage: facts.homepage?.from ?? null,
    },
    notes: [
      ...(path === null ? [`${name} is not installed, so nothing is known of it but its name`] : []),
      ...others(name, context).map(other => `there is a shim of it already: ${other}`),
    ],
    document,
  })
}
