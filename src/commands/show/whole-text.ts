import { definitions, flow, paint, wordsOf, wrap } from '../../core/layout.ts'
import type { Paint } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import { findCommand } from '../../document/commands.ts'
import type { Command, Document, Node } from '../../document/document.ts'
import type { Style } from '../shared/define.ts'
import { statesOf } from '../../document/effect-states.ts'
import { presenceWords } from './presence-words.ts'
import { effectNote, legend, originFacts } from './words.ts'
import type { Row } from './words.ts'
import { commandSections, heading, indent } from './command-text.ts'
import { explanationSections } from './explanation-text.ts'
import type { ShownWhole } from './output.ts'

const title = (shown: ShownWhole, words: readonly string[], ink: Paint, style: Style): readonly string[] => {
  const origin = shown['x-atip']
  const node = words.length === 0 ? undefined : lastNode(shown, words)
  const checked = shown['x-checked']?.version
  const facts = [
    ...originFacts(origin),
    ...(node === undefined ? [] : presenceWords(node)),
    ...(checked === undefined ? [] : [`checked against ${oneLine(checked)}`]),
  ]
  const text = node === undefined ? shown.description : (node.description ?? '')
  return [
    `${ink.bold(oneLine([shown.name, ...words].join(' ')))}${words.length === 0 ? ` ${oneLine(shown.version)}` : ''}`,
    ...wrap(text, style.width),
    ...flow(facts, style.width, ' · ').map(ink.dim),
    ...(shown.homepage === undefined || words.length > 0 ? [] : [ink.dim(oneLine(shown.homepage))]),
    ...origin.warnings.flatMap(warning => wrap(`warning: ${warning}`, style.width).map(line => ink.yellow(line))),
  ]
}

const lastNode = (document: Document, words: readonly string[]): Command | undefined => {
  const found = findCommand(document, words)
  return found.kind === 'found' ? found.nodes.at(-1) : undefined
}

/** Rows of the command tree: indented name, description and effects. */
const treeRows = (nodes: readonly Node[], depth: number, ink: Paint): readonly Row[] =>
  Object.entries(nodes.at(-1)?.commands ?? {}).flatMap(([name, child]): readonly Row[] => {
    const inner = [...nodes, child]
    const group = Object.keys(child.commands ?? {}).length > 0
    const acts = !group || child['x-self'] !== undefined || child.effects !== undefined
    const label = `${'  '.repeat(depth)}${group ? ink.bold(oneLine(name)) : oneLine(name)}`
    const presence = presenceWords(child)
    const meaning = [child.description ?? '', ...(presence.length === 0 ? [] : [`(${presence.join(', ')})`])].join(' ')
    return [
      [label, [...wordsOf(meaning).map(ink.dim), ...(acts ? effectNote(statesOf(inner), ink) : [])]],
      ...treeRows(inner, depth + 1, ink),
    ]
  })

const tree = (nodes: readonly Node[], ink: Paint, style: Style): readonly string[] => {
  const rows = treeRows(nodes, 0, ink)
  if (rows.length === 0) return []
  return ['', heading('Commands', ink), ...indent(definitions(rows, style.width - 2)), '', ...indent(legend(style.width - 2, ink))]
}

const METHODS: Readonly<Record<string, string>> = { oauth: 'log in', token: 'a token' }

type Method = NonNullable<NonNullable<Document['authentication']>['methods']>[number]

/** What to do for one way of logging in: `set GITHUB_TOKEN`, `run gh auth login`. */
const methodText = ({ type, envVar, setupCommand }: Method): string => {
  if (envVar !== undefined) return `set ${envVar}`
  return setupCommand === undefined ? (METHODS[type] ?? type) : `run ${setupCommand}`
}

const NEEDS = { yes: 'required', no: 'not required', unknown: 'possible' } as const

const authentication = (document: Document, ink: Paint, style: Style): readonly string[] => {
  const { authentication: auth } = document
  if (auth === undefined) return []
  const need = auth.required === undefined ? NEEDS.unknown : auth.required ? NEEDS.yes : NEEDS.no
  const methods = (auth.methods ?? []).map(methodText).join(', or ')
  const check = auth.checkCommand === undefined ? '' : `, check with: ${auth.checkCommand}`
  const text = `${need}${methods === '' ? '' : `: ${methods}`}${check}`
  return ['', heading('Authentication', ink), ...indent(wrap(text, style.width - 2))]
}

const patterns = (document: Document, ink: Paint, style: Style): readonly string[] => {
  const items = document.patterns ?? []
  if (items.length === 0) return []
  const width = style.width - 4
  const words = (text: string | undefined): readonly string[] => wordsOf(text ?? '').map(ink.dim)
  const lines = items.flatMap(pattern => [
    ink.bold(oneLine(pattern.name)),
    ...indent(wrap(pattern.description ?? '', width)),
    ...indent(
      definitions(
        pattern.steps.map(step => [`$ ${oneLine(step.command)}`, words(step.description)]),
        width,
      ),
    ),
    ...indent(
      definitions(
        Object.entries(pattern.variables ?? {}).map(([name, variable]) => [
          `{${oneLine(name)}}`,
          words(variable.description ?? variable.type),
        ]),
        width,
      ),
    ),
  ])
  return ['', heading('Patterns', ink), ...indent(lines)]
}

const omitted = (document: Document, ink: Paint): readonly string[] => {
  const count = document.omitted?.['commands']
  if (document.partial !== true || typeof count !== 'number') return []
  return ['', ink.dim(`${plural(count, 'more command is', 'more commands are')} not shown.`)]
}

/** A tool as a tree of its commands with their effects, or one command in full. */
export const wholeText = (shown: ShownWhole, style: Style, { command: words }: { readonly command: readonly string[] }): string => {
  const ink = paint(style.color)
  const found = findCommand(shown, words)
  const nodes: readonly Node[] = found.kind === 'found' ? found.nodes : [shown]
  const names = found.kind === 'found' ? found.names : []
  const lines = [
    ...title(shown, names, ink, style),
    ...commandSections({ shown, names, nodes, style, ink }),
    ...tree(nodes, ink, style),
    ...(words.length === 0 ? [...authentication(shown, ink, style), ...patterns(shown, ink, style), ...omitted(shown, ink)] : []),
    ...explanationSections(shown['x-atip'], style, ink),
  ]
  return lines.join('\n')
}
