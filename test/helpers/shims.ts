import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Document } from '../../src/document/document.ts'
import type { Context, Layer, Resolution } from '../../src/judge/context.ts'
import { evaluate, stackOf } from '../../src/policy/evaluate.ts'
import type { Rules } from '../../src/policy/evaluate.ts'
import type { Verdict } from '../../src/policy/verdict.ts'

const root = new URL('../..', import.meta.url).pathname

const readDocuments = (directory: string): readonly Document[] =>
  existsSync(directory)
    ? readdirSync(directory)
        .filter(name => name.endsWith('.json'))
        .map(name => JSON.parse(readFileSync(join(directory, name), 'utf8')) as Document)
    : []

const packaged = (document: Document): Layer => ({ document, source: 'packaged', trusted: true })

/** Tools by name, all of them installed in /usr/bin; every other name is unknown, and so is a file anywhere else. */
const resolver =
  (tools: ReadonlyMap<string, readonly Layer[]>) =>
  (name: string): Resolution => {
    const tool = /^(?:\/usr)?\/s?bin\/([^/]+)$/.exec(name)?.[1] ?? name
    const layers = tools.get(tool)
    if (layers !== undefined) return { kind: 'known', tool, layers, installed: true, path: `/usr/bin/${tool}` }
    return tool.includes('/')
      ? { kind: 'unknown', tool, reason: 'is not a registered tool' }
      : { kind: 'unknown', tool, reason: 'is not in the registry', undescribed: true }
  }

/** The packaged shims. */
export const shimDocuments: readonly Document[] = readDocuments(join(root, 'shims'))

const shims = new Map(shimDocuments.map(document => [document.name, [packaged(document)]] as const))

/** Names of the packaged shims. */
export const shimNames: ReadonlySet<string> = new Set(shims.keys())

const builtins = readDocuments(join(root, 'builtins'))[0]

/** A registry that is empty but for the packaged shims, in a project of `/home/user`. */
export const shimContext: Context = {
  shell: 'bash',
  cwd: '/home/user/project',
  project: '/home/user/project',
  home: '/home/user',
  temp: ['/tmp', '/var/tmp'],
  ...(builtins === undefined ? {} : { builtins: { document: builtins, source: 'builtin', trusted: true } }),
  resolveTool: resolver(shims),
}

/** As `shimContext`, with these tools and no others. */
export const contextOf = (
  documents: readonly (Document | readonly [string, readonly Layer[]])[],
  more: Partial<Context> = {},
): Context => ({
  ...shimContext,
  resolveTool: resolver(new Map(documents.map(it => ('atip' in it ? ([it.name, [packaged(it)]] as const) : it)))),
  ...more,
})

const BALANCED: Rules = { policies: stackOf({}) }

export const check = (text: string, context: Context = shimContext, rules: Rules = BALANCED): Verdict =>
  evaluate({ kind: 'line', text }, context, rules)

export const decisionOf = (text: string, context?: Context, rules?: Rules): Verdict['decision'] => check(text, context, rules).decision

/** A document with one command line's worth of fields. */
export const tool = (name: string, fields: Partial<Document>): Document => ({
  atip: '0.1',
  name,
  version: '1',
  description: 'test',
  ...fields,
})
