import type { Command, ParsedScript, SyntaxNode, Word as WordNode, forEachChild } from 'unbash'
import type { State } from './state.ts'

/*
 * Commands that print a number and nothing else, whatever they are given: `date +%s`, `wc -l < FILE`. Where one is calculated with, no text
 * of others is. Judged by what is written, so that a word that is known only when the line runs makes nothing certain.
 */

/** What a text prints: numbers without a sign, or none where it fails; or numbers, one in any case. */
export type Printed = 'natural' | 'number'

const textOf = (word: WordNode | undefined): string | undefined =>
  word?.parts === undefined || word.parts.every(part => part.type === 'SingleQuoted' || part.type === 'Literal') ? word?.value : undefined

/** By the words behind the name, `undefined` for one that is not plain. */
const NATURAL: Readonly<Record<string, (words: readonly (string | undefined)[]) => boolean>> = {
  // the value of an option may be anything
  date: words =>
    words.filter(word => word?.startsWith('+')).length === 1 &&
    words.every(
      (word, at) =>
        /^\+(?:%[CdGHjkIlMmNSsuUVwWYgy])+$|^(?:-u|-d|-r|--date|--utc)$/.test(word ?? '') || /^(?:-d|-r|--date)$/.test(words[at - 1] ?? ''),
    ),
  wc: words => words.length === 1 && /^(?:-[lwcmL]|--(?:lines|words|bytes|chars))$/.test(words[0] ?? ''),
  nproc: words => words.every(word => word === '--all'),
  id: words => words.length === 1 && /^-[ug]$/.test(words[0] ?? ''),
  grep: words =>
    /^-[cEFiIvwxsah]*c[EFiIvwxsah]*$/.test(words[0] ?? '') &&
    words.length <= 3 &&
    words.slice(1).every(word => word?.startsWith('-') === false),
  stat: words =>
    words.length === 3 && /^(?:-c|-f)$/.test(words[0] ?? '') && /^%[sYXZWzmac]$/.test(words[1] ?? '') && words[2] !== undefined,
}

/** They print nothing. */
const SILENT = new Set('[ test true false : return shift break continue local exit let sleep unset'.split(' '))

const printedBy = (node: Command): Printed | 'nothing' | undefined => {
  const { name, args } = { name: textOf(node.name), args: node.suffix }
  if (node.name === undefined) return 'nothing'
  if (name === undefined) return undefined
  if (SILENT.has(name)) return name === 'local' && !args.some(argument => argument.type === 'Assignment') ? undefined : 'nothing'
  const words = args.filter(argument => argument.type === 'Word')
  if (words.length !== args.filter(argument => argument.type === 'Word' || argument.type === 'Assignment').length) return undefined
  if (Object.hasOwn(NATURAL, name)) return NATURAL[name]!(words.map(textOf)) ? 'natural' : undefined
  if (name !== 'echo' || words.length !== 1) return undefined
  const [word] = words
  const only = word!.parts?.length === 1 ? word!.parts[0]!.type : undefined
  return only === 'ArithmeticExpansion' || /^-?[0-9]+$/.test(textOf(word) ?? '') ? 'number' : undefined
}

/**
 * Whether the text prints numbers only. A function that calls itself prints what its other commands print. `forEach` is given: the parser
 * is not loaded again with this.
 */
export const numbersOf = (state: State, script: ParsedScript, forEach: typeof forEachChild): Printed | undefined => {
  if (script.errors !== undefined || state.aliases.size > 0 || state.clobbered) return undefined
  const kinds = new Set<Printed>()
  const seen = new Set<SyntaxNode>()
  const open: SyntaxNode[] = [script]
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    if (node.type === 'Word' || node.type === 'HereDoc') continue
    if (node.type === 'Function' || node.type === 'Coproc' || node.type === 'Select') return undefined
    // what goes wrong is told in words, some of them of others
    if ((node.type === 'Command' || node.type === 'Redirected') && node.redirects.some(redirect => redirect.operator.includes('&')))
      return undefined
    if (node.type === 'Pipeline') {
      open.push(node.commands.at(-1)!)
      continue
    }
    if (node.type !== 'Command') {
      forEach(node, child => open.push(child))
      continue
    }
    const defined = state.functions.get(node.name?.value ?? '')
    if (defined !== undefined) {
      if (!defined.certain || node.name?.parts !== undefined) return undefined
      for (const body of defined.bodies) if (!seen.has(body)) open.push(body)
      for (const body of defined.bodies) seen.add(body)
      continue
    }
    const printed = printedBy(node)
    if (printed === undefined) return undefined
    if (printed !== 'nothing') kinds.add(printed)
  }
  const [kind] = kinds
  return kinds.size === 1 ? kind : undefined
}
