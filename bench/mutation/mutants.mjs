// The small changes that are made to a source file, one at a time, to see whether a test notices.
import { parseAst } from 'rolldown/parseAst'

/** Types say nothing at run time; these three hold expressions. */
const EXPRESSIONS_WITH_TYPES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])

const OPPOSITES = { '===': '!==', '!==': '===', '<': '<=', '<=': '<', '>': '>=', '>=': '>', '&&': '||', '||': '&&' }
const METHODS = { some: 'every', every: 'some', startsWith: 'endsWith', endsWith: 'startsWith' }

/** Longer lists are data, and have tests of their own. */
const LONGEST_LIST = 40

const isNode = value => typeof value === 'object' && value !== null && typeof value.type === 'string'

const childrenOf = node =>
  Object.values(node).flatMap(value => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : []))

/** What one node can be replaced by: pairs of a name for the change and the new text. `text` gives a node's own text. */
const changesOf = (node, text) => {
  switch (node.type) {
    case 'LogicalExpression': {
      const [left, right] = [text(node.left), text(node.right)]
      if (node.operator === '??') return [['left of ??', left]]
      return [
        [`${node.operator} to ${OPPOSITES[node.operator]}`, `(${left}) ${OPPOSITES[node.operator]} (${right})`],
        [`left of ${node.operator}`, left],
        [`right of ${node.operator}`, right],
      ]
    }
    case 'BinaryExpression': {
      const opposite = OPPOSITES[node.operator]
      return opposite === undefined ? [] : [[`${node.operator} to ${opposite}`, `(${text(node.left)}) ${opposite} (${text(node.right)})`]]
    }
    case 'UnaryExpression':
      return node.operator === '!' ? [['no !', text(node.argument)]] : []
    case 'ConditionalExpression':
      return [
        ['always the first', text(node.consequent)],
        ['always the second', text(node.alternate)],
      ]
    case 'Literal':
      return typeof node.value === 'boolean' ? [[`${node.value} to ${!node.value}`, String(!node.value)]] : []
    case 'CallExpression': {
      const { callee } = node
      const method = callee.type === 'MemberExpression' && !callee.computed ? callee.property.name : undefined
      if (method === 'filter' && node.arguments.length === 1) return [['no filter', text(callee.object)]]
      if (!Object.hasOwn(METHODS, method ?? '')) return []
      const call = text(node)
      const at = callee.property.start - node.start
      return [[`${method} to ${METHODS[method]}`, call.slice(0, at) + METHODS[method] + call.slice(at + method.length)]]
    }
    case 'ArrayExpression': {
      const { elements } = node
      if (elements.length < 2 || elements.length > LONGEST_LIST || !elements.every(it => it?.type === 'Literal')) return []
      return elements.map((element, at) => [
        `without ${text(element)}`,
        `[${elements
          .filter((_, other) => other !== at)
          .map(text)
          .join(', ')}]`,
      ])
    }
    default:
      return []
  }
}

/** The links of `a?.b().c()` but the last: in brackets of their own they would not end with `a`. */
const linksOf = chain => {
  const links = new Set()
  for (let it = chain.expression; it !== undefined && it !== null; it = it.callee ?? it.object ?? it.expression)
    if (it !== chain.expression) links.add(it)
  return links
}

/** Every mutant of a source: what is replaced (offsets), by what, and whether it runs once, when the module is loaded. */
export const mutantsOf = (source, file) => {
  const mutants = []
  const text = node => source.slice(node.start, node.end)
  const lineOf = offset => source.slice(0, offset).split('\n').length
  const add = (node, kind, form, change, replacement, atLoad) =>
    mutants.push({ file, line: lineOf(node.start), start: node.start, end: node.end, kind, form, change, replacement, atLoad })
  const links = new Set()
  const visit = (node, atLoad) => {
    if (node.type === 'ChainExpression') for (const link of linksOf(node)) links.add(link)
    if (node.type.startsWith('TS') && !EXPRESSIONS_WITH_TYPES.has(node.type)) return
    if (node.type === 'ImportDeclaration') return
    // a name of a property, a directive or a label is no expression
    const changes = links.has(node) ? [] : changesOf(node, text)
    for (const [change, replacement] of changes) add(node, node.type, 'expression', change, replacement, atLoad)
    if (node.type === 'IfStatement') {
      add(node.test, 'if', 'expression', 'always', 'true', atLoad)
      add(node.test, 'if', 'expression', 'never', 'false', atLoad)
    }
    const removable = node.type === 'ExpressionStatement' || (node.type === 'ReturnStatement' && !atLoad)
    if (removable) add(node, node.type, 'statement', 'removed', '', atLoad)
    const inside = atLoad && !/Function/.test(node.type)
    for (const child of childrenOf(node)) visit(child, inside)
  }
  visit(parseAst(source, { lang: 'ts' }), true)
  return mutants
}

/** The source with one mutant in it. */
export const mutated = (source, { start, end, form, replacement }) =>
  source.slice(0, start) + (form === 'expression' ? `(${replacement})` : '{}') + source.slice(end)

/**
 * The source with all of its mutants in it: `globalThis.mutantAt` says which one holds, and hears where it was asked: `siteOf` has that
 * number for each mutant. `ids` are their numbers, in order.
 */
export const instrumented = (source, mutants, ids) => {
  const siteOf = new Map()
  const sites = new Map()
  mutants.forEach((mutant, at) => {
    const key = `${mutant.start}:${mutant.end}:${mutant.form}`
    const site = sites.get(key) ?? { ...mutant, choices: [] }
    site.choices.push([ids[at], mutant.replacement])
    siteOf.set(ids[at], site.choices[0][0])
    sites.set(key, site)
  })
  // outer sites first, so that each rendering finds those inside it behind it
  const ordered = [...sites.values()].toSorted((a, b) => a.start - b.start || b.end - a.end || (a.form === 'statement' ? -1 : 1))
  let next = 0
  const render = (start, end) => {
    let out = ''
    let at = start
    while (next < ordered.length && ordered[next].start < end) {
      const site = ordered[next++]
      out += source.slice(at, site.start)
      const inner = render(site.start, site.end)
      const [[first]] = site.choices
      const choices = site.choices.map(
        ([id, replacement]) => `${id === first ? `globalThis.mutantAt(${first})` : 'globalThis.mutant'} === ${id} ? (${replacement}) : `,
      )
      out +=
        site.form === 'statement' ? `{ if (globalThis.mutantAt(${first}) !== ${first}) { ${inner} } }` : `(${choices.join('')}(${inner}))`
      at = site.end
    }
    return out + source.slice(at, end)
  }
  return { code: render(0, source.length), siteOf }
}
