import { dirname, resolve } from 'node:path'
import { failure } from '../core/failures.ts'
import { MOST_BYTES } from '../core/json.ts'
import { flow, paint, wordsOf, wrap } from '../core/layout.ts'
import { failed, ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { oneLine, plural } from '../core/text.ts'
import type { Finding } from '../metadata/finding.ts'
import { strongestLayer } from '../registry/documents.ts'
import { which } from '../registry/which.ts'
import { READS, define } from './define.ts'
import type { Context, Style } from './define.ts'

interface Validation {
  /** What was validated: `-`, a file, or `NAME --agent`. */
  readonly subject: string
  readonly valid: boolean
  readonly findings: readonly Finding[]
}

const result = (subject: string, findings: readonly Finding[]): Result<Validation> =>
  ok({ subject, valid: findings.every(it => it.severity !== 'error'), findings })

/** An override is part of a document, and read more strictly. */
const validateOverride = async (subject: string, bytes: Uint8Array): Promise<Result<Validation>> => {
  const { readOverrideBytes } = await import('../metadata/read-override.ts')
  const reading = readOverrideBytes(bytes)
  return result(subject, reading.kind === 'override' ? [] : reading.findings)
}

const validateBytes = async (subject: string, bytes: Uint8Array): Promise<Result<Validation>> => {
  const { readDocumentBytes } = await import('../metadata/read.ts')
  const reading = readDocumentBytes(bytes)
  return result(subject, reading.kind === 'document' ? reading.warnings : reading.findings)
}

const outcomeFinding = (code: string, message: string, fix: string | null): Finding => ({
  code,
  severity: 'error',
  pointer: '',
  message,
  fix,
})

/** Runs the program as a scan would, and says besides whether a scan would run it. */
const validateProgram = async (path: string, { world }: Context): Promise<Result<Validation>> => {
  const { findingsOfProgram } = await import('../discover/program-findings.ts')
  const findings = await findingsOfProgram(path, world)
  return findings.ok ? result(`${path} --agent`, findings.value) : findings
}

const looksLikeJson = (head: Uint8Array): boolean => /^\s*[{[]/.test(new TextDecoder().decode(head))

const ANY_EXECUTE = 0o111

const validatePath = (path: string, context: Context): Promise<Result<Validation>> | Result<Validation> => {
  const { files } = context.world
  const stat = files.stat(path)
  const program = stat?.kind === 'file' && (stat.mode & ANY_EXECUTE) !== 0 && !looksLikeJson(files.head(path, 64) ?? new Uint8Array())
  if (program) return validateProgram(path, context)
  const file = files.read(path, MOST_BYTES)
  switch (file.kind) {
    case 'read':
      return dirname(path) === context.locations.overrides ? validateOverride(path, file.bytes) : validateBytes(path, file.bytes)
    case 'absent':
      return failed(failure('FILE_NOT_FOUND', `there is no file "${path}"`, { details: { path } }))
    case 'too-large':
      return result(path, [outcomeFinding('too-large', `it has ${file.size} bytes; at most ${MOST_BYTES} are read`, null)])
    case 'unreadable':
      return failed(failure('CANNOT_READ', `"${path}" could not be read: ${file.reason}`, { details: { path } }))
  }
}

/** A tool by name: what it says itself when its bytes show that it speaks, else the strongest file that describes it. */
const validateTool = async (name: string, context: Context): Promise<Result<Validation>> => {
  const { world, locations } = context
  const path = which(name, world)
  if (path !== null) {
    const { evidenceOf } = await import('../discover/evidence.ts')
    const { skippedBy } = await import('../discover/skip-list.ts')
    if (skippedBy(name, []) === undefined && evidenceOf(world, path).kind === 'evidence') return validateProgram(path, context)
  }
  const { layer, unusable } = await strongestLayer(world, locations, name)
  const broken = unusable[0]
  if (broken !== undefined) return result(broken.file, broken.findings)
  if (layer !== undefined) return validatePath(layer.file, context)
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

const validationText = ({ subject, valid, findings }: Validation, style: Style): string => {
  const ink = paint(style.color)
  const errors = findings.filter(it => it.severity === 'error').length
  const verdict = valid ? ink.green('valid') : ink.red(plural(errors, 'error'))
  const lines = findings.flatMap(it => {
    const mark = it.severity === 'error' ? ink.red('error') : ink.yellow('warning')
    const fix = it.fix === null ? [] : wrap(`fix: ${oneLine(it.fix)}`, style.width - 4).map(line => `    ${ink.cyan(line)}`)
    const words = [mark, ink.bold(oneLine(it.pointer)), ...wordsOf(oneLine(it.message)), ink.dim(`[${it.code}]`)]
    const [first = '', ...rest] = flow(words, style.width - 4)
    return [`  ${first}`, ...rest.map(line => `    ${line}`), ...fix]
  })
  return [`${subject === '-' ? 'standard input' : oneLine(subject)}: ${verdict}`, ...lines].join('\n')
}

export const validate = define({
  name: 'validate',
  summary: 'Check a document: everything that is wrong with it, where, and how to mend it.',
  group: 'Documents',
  params: {
    subject: {
      kind: 'operand',
      required: true,
      summary: 'A JSON file, a program (it is run with --agent), the name of a tool, or - for standard input.',
    },
  },
  effects: { ...READS, 'x-executes': 'argv' },
  examples: [
    { command: 'atip validate ./mytool', meaning: 'Run ./mytool --agent and check what it prints.' },
    { command: 'atip validate shims/gh.json', meaning: 'Check a file.' },
    { command: 'mytool --agent | atip validate -', meaning: 'Check standard input.' },
  ],
  failures: ['TOOL_NOT_FOUND', 'FILE_NOT_FOUND', 'CANNOT_READ', 'PROBE_REFUSED', 'INTERRUPTED'],
  output: 'validation',
  run: async ({ subject }, context): Promise<Result<Validation>> => {
    const { world } = context
    if (subject === '-') {
      const bytes = world.stdin(MOST_BYTES)
      if (bytes !== undefined) return validateBytes('-', bytes)
      return result('-', [outcomeFinding('too-large', `it has more than ${MOST_BYTES} bytes`, null)])
    }
    const path = resolve(world.cwd, subject)
    const isPath = subject.includes('/') || subject.endsWith('.json') || world.files.stat(path)?.kind === 'file'
    return isPath ? validatePath(path, context) : validateTool(subject, context)
  },
  text: validationText,
  exitStatus: ({ valid }) => (valid ? 0 : 65),
})
