import { leavesOf } from '../../core/effects.ts'
import { MEANINGS } from '../../core/failure-meanings.ts'
import { FAILURES } from '../../core/failure-table.ts'
import { flagOf, isOperand, isRequired, placeholderOf } from '../../core/params.ts'
import type { Param } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { GLOBALS } from '../globals.ts'
import { shownDefault, usageOf } from '../usage.ts'
import { code, page, section, table } from './markdown.ts'

const optionRow = ([name, param]: readonly [string, Param]): readonly string[] => {
  const short = 'short' in param && param.short !== undefined ? `${code(`-${param.short}`)}, ` : ''
  const initial = shownDefault(param)
  return [
    `${short}${code(`${flagOf(name)} ${placeholderOf(param)}`.trim())}`,
    initial === undefined ? '' : code(String(initial)),
    param.summary,
  ]
}

const options = (params: readonly (readonly [string, Param])[]): string =>
  params.length === 0 ? '' : table(['option', 'default', 'meaning'], params.map(optionRow))

const operands = (params: readonly (readonly [string, Param])[]): string =>
  params.length === 0
    ? ''
    : table(
        ['operand', 'required', 'meaning'],
        params.map(([name, param]) => [
          code(`${param.kind === 'rest' ? '-- ' : ''}${name.toUpperCase()}${param.kind === 'operand' ? '' : '...'}`),
          isRequired(param) ? 'yes' : 'no',
          param.summary,
        ]),
      )

const shownLeaf = (leaf: unknown): string =>
  typeof leaf === 'boolean' ? (leaf ? 'yes' : 'no') : [leaf].flat().map(String).map(code).join(', ')

const effects = (operation: AnyOperation): string =>
  table(
    ['effect', 'declared'],
    [...leavesOf(operation.effects)].map(([path, leaf]) => [code(path), shownLeaf(leaf)]),
  )

const failures = (operation: AnyOperation): string =>
  table(
    ['status', 'code', 'meaning'],
    operation.failures
      .map(failure => [String(FAILURES[failure].exit), code(failure), MEANINGS[failure]])
      .toSorted(([a = '', b = ''], [c = '', d = '']) => (a === c ? (b < d ? -1 : 1) : a < c ? -1 : 1)),
  )

/** File name of an operation's page. */
export const fileOf = (operation: Pick<AnyOperation, 'name'>): string => `${operation.name.replaceAll(' ', '-')}.md`

export const commandPage = (operation: AnyOperation): string => {
  const params = Object.entries(operation.params)
  const examples = operation.examples.map(example => `# ${example.meaning}\n${example.command}`).join('\n\n')
  const schema = `${operation.output}.schema.json`
  const when = operation.printsText === true ? 'Text, also into a pipe; with `--json`' : 'Without a terminal, or with `--json`'
  return page(`atip ${operation.name}`, [
    operation.summary,
    `\`\`\`\n${usageOf(operation)}\n\`\`\``,
    ...section('Operands', operands(params.filter(([, param]) => isOperand(param)))),
    ...section('Options', options(params.filter(([, param]) => !isOperand(param)))),
    ...section('Global options', options(Object.entries(GLOBALS))),
    ...section('Examples', `\`\`\`sh\n${examples}\n\`\`\``),
    ...section('Effects', effects(operation)),
    ...section('Output', `${when}: one JSON document, [${schema}](../../schemas/${schema}).`),
    ...section('Failures', `${failures(operation)}\n\nAll exit statuses: [exit-codes.md](exit-codes.md).`),
  ])
}
