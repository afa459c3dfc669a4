import { didYouMean } from '../../core/did-you-mean.ts'
import { failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { failed } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { toolNameOf } from '../../core/tool-name.ts'
import type { CommandSearch } from '../../document/commands.ts'
import type { Unusable } from '../../layers/layer.ts'
import { which } from '../../layers/which.ts'
import { shimDirectories } from '../../registry/locations.ts'
import { readRegistryFile } from '../../registry/read.ts'
import type { Context } from '../shared/define.ts'

/*
 * What is said of a tool or a command that is not there.
 */

const knownNames = (context: Context): ReadonlySet<string> => {
  const { world, locations } = context
  const reading = readRegistryFile(world, locations)
  const names = new Set(reading.kind === 'registry' ? Object.keys(reading.registry.tools) : [])
  for (const directory of shimDirectories(locations)) {
    const listing = world.files.list(directory)
    for (const file of listing.kind === 'listed' ? listing.names : []) {
      const name = file.endsWith('.json') ? toolNameOf(file.slice(0, -'.json'.length)) : undefined
      if (name !== undefined) names.add(name)
    }
  }
  return names
}

/** A subagent sees the tools that it was lent, and is told why not more. */
export const notPermitted = (tool: string, names: readonly string[]): Result<never> =>
  failed(
    failure('TOOL_NOT_FOUND', `the delegation does not permit "${tool}"`, {
      suggestion: { action: 'See which tools are permitted.', fix: 'atip list', applicability: 'certain' },
      details: { tool, delegation: names },
    }),
  )

export const toolMissing = (
  tool: string,
  unusable: readonly Unusable[],
  permits: (tool: string) => boolean,
  context: Context,
): Result<never> => {
  const broken = unusable[0]
  if (broken !== undefined) {
    const fix = `atip validate ${broken.file}`
    const message = `the document of "${tool}" cannot be used: ${broken.findings[0]?.message ?? 'it is broken'}`
    return failed(
      failure('NOT_A_DOCUMENT', message, {
        suggestion: { action: 'See what is wrong with it.', fix, applicability: 'certain' },
        details: { file: broken.file },
      }),
    )
  }
  const path = which(tool, context.world)
  const meant = nearest(tool, [...knownNames(context)].filter(permits))
  if (path !== null && meant !== tool) {
    const message = `"${tool}" is installed (${path}), but nothing describes it`
    const suggestion = {
      action: 'If it speaks the protocol, scan it by name; else write a shim.',
      fix: `atip scan --tool ${tool}`,
      applicability: 'likely',
    } as const
    return failed(failure('TOOL_NOT_FOUND', message, { suggestion, details: { tool, path } }))
  }
  const suggestion =
    meant === undefined
      ? ({ action: 'See which tools are known.', fix: 'atip list', applicability: 'likely' } as const)
      : didYouMean(meant, 'atip show')
  return failed(failure('TOOL_NOT_FOUND', `there is no tool "${tool}"`, { suggestion, details: { tool } }))
}

export const commandMissing = (tool: string, missing: Extract<CommandSearch, { kind: 'missing' }>): Result<never> => {
  const path = [tool, ...missing.below].join(' ')
  const suggestion =
    missing.meant === undefined
      ? ({ action: 'See its commands.', fix: `atip show ${path}`, applicability: 'certain' } as const)
      : didYouMean(missing.meant, `atip show ${path}`)
  const message = `"${path}" has no command "${missing.word}"`
  return failed(failure('COMMAND_NOT_FOUND', message, { suggestion, details: { tool, command: missing.word, known: missing.known } }))
}
