import yargs from 'yargs'
import type { Argv, Options } from 'yargs'
import { failure } from '../../core/failures.ts'
import type { Failure } from '../../core/failures.ts'
import { nearest } from '../../core/nearest.ts'
import { defaultsOf, flagOf, isOperand, valueOf } from '../../core/params.ts'
import type { Param, Params } from '../../core/params.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { GLOBALS, HELP, globalsOf } from '../globals.ts'
import type { Globals } from '../globals.ts'
import { usageOf } from '../usage.ts'
import type { Call } from './execute.ts'
import { spellOut } from './spell-out.ts'
import type { Spelled } from './spell-out.ts'

export type Parsed =
  | { readonly kind: 'call'; readonly call: Call }
  | { readonly kind: 'help'; readonly operation: AnyOperation; readonly globals: Globals }
  | { readonly kind: 'wrong'; readonly failure: Failure; readonly globals: Globals }

/** Not its arrays: they take quotes off their items. An option that is given more than once gives an array by itself. */
const yargsOption = (param: Param): Options =>
  param.kind === 'flag' ? { type: 'boolean', describe: param.summary } : { type: 'string', describe: param.summary, requiresArg: true }

const declare = (parser: Argv, params: Params): Argv => {
  let declared = parser
  for (const [name, param] of Object.entries(params))
    if (!isOperand(param)) declared = declared.option(flagOf(name).slice(2), yargsOption(param))
  return declared
}

const wrongUsage = (operation: AnyOperation, message: string, fix?: string): Failure =>
  failure('BAD_USAGE', message, {
    suggestion:
      fix === undefined
        ? { action: 'See what it takes.', fix: `atip ${operation.name} --help`, example: usageOf(operation), applicability: 'certain' }
        : { action: `Did you mean "${fix}"?`, fix: `atip ${operation.name} --help`, applicability: 'likely' },
    details: { operation: operation.name },
  })

/** Everything is declared as a boolean or a string. */
type Values = Readonly<Record<string, string | boolean | readonly string[] | undefined>>

/** Values as yargs gives them -> input, or what is wrong with them. */
const readValues = (operation: AnyOperation, params: Params, values: Values, input: Record<string, unknown>): Failure | undefined => {
  for (const [name, param] of Object.entries(params)) {
    if (isOperand(param)) continue
    const given = values[flagOf(name).slice(2)]
    if (given === undefined) continue
    if (param.kind === 'flag') {
      input[name] = [given].flat().at(-1) === true
      continue
    }
    if (param.kind === 'texts') {
      const items = [given]
        .flat()
        .flatMap(part => (param.whole === true ? [String(part)] : String(part).split(',')))
        .filter(part => part !== '')
      if (items.length === 0) return wrongUsage(operation, `${flagOf(name)} must not be empty`)
      input[name] = items
      continue
    }
    if (Array.isArray(given)) return wrongUsage(operation, `${flagOf(name)} was given more than once`)
    const read = valueOf(param, String(given))
    if ('wrong' in read) return wrongUsage(operation, `${flagOf(name)} ${read.wrong}, not "${String(given)}"`)
    input[name] = read.value
  }
  return undefined
}

const readOperands = (operation: AnyOperation, operands: readonly string[], input: Record<string, unknown>): Failure | undefined => {
  let next = 0
  for (const [name, param] of Object.entries(operation.params)) {
    if (!isOperand(param)) continue
    const taken = param.kind === 'operands' ? operands.slice(next) : operands.slice(next, next + 1)
    if (param.kind === 'rest') continue
    if (taken.length === 0 && param.required) return wrongUsage(operation, `${name.toUpperCase()} is missing`)
    if (param.mayBeEmpty !== true && taken.includes('')) return wrongUsage(operation, `${name.toUpperCase()} must not be empty`)
    if (param.kind === 'operands') input[name] = taken
    else if (taken.length > 0) input[name] = taken[0]
    next += taken.length
  }
  return next === operands.length ? undefined : wrongUsage(operation, `"${operands[next] ?? ''}" is one operand too many`)
}

const misfit = (operation: AnyOperation, { kind, word }: NonNullable<Spelled['mistake']>): Failure => {
  if (kind === 'valued') return wrongUsage(operation, `${word} takes no value`)
  const flags = [...Object.entries(operation.params), ...Object.entries(GLOBALS as Params)]
    .filter(([, param]) => !isOperand(param))
    .map(([name]) => flagOf(name))
  const meant = nearest(word, flags)
  const wrong = wrongUsage(operation, `there is no option "${word}"`, meant)
  if (meant !== undefined || !Object.values<Param>(operation.params).some(param => param.kind === 'rest')) return wrong
  // it may well be an option of the command that the words are
  const action = `If "${word}" belongs to the command, put -- before the command.`
  return { ...wrong, suggestion: { action, example: `atip ${operation.name} -- COMMAND ${word}`, applicability: 'likely' } }
}

/** Reads the words after the command's name. yargs knows the options from the same params that the help is made of. */
export const parse = async (operation: AnyOperation, words: readonly string[]): Promise<Parsed> => {
  const spelled = spellOut(words, { ...operation.params, ...GLOBALS, ...HELP })
  const parser = declare(declare(declare(yargs([]), operation.params), GLOBALS), HELP)
    .help(false)
    .version(false)
    .exitProcess(false)
    .parserConfiguration({
      'boolean-negation': false,
      'camel-case-expansion': false,
      'dot-notation': false,
      'duplicate-arguments-array': true,
      'parse-numbers': false,
      'parse-positional-numbers': false,
      'strip-aliased': false,
      'populate--': true,
    })
  let problem: string | undefined
  // every option is declared as a text, a flag or a list of texts: yargs gives nothing else
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its types cannot say so
  const values = (await parser
    .fail(message => {
      problem = message
    })
    .parseAsync([...spelled.words])) as Values
  const globals = defaultsOf(GLOBALS)
  const wrongGlobals = readValues(operation, GLOBALS, values, globals)
  const wrong = (error: Failure): Parsed => ({ kind: 'wrong', failure: error, globals: globalsOf(globals) })
  if (values['help'] === true) return { kind: 'help', operation, globals: globalsOf(globals) }
  if (spelled.mistake !== undefined) return wrong(misfit(operation, spelled.mistake))
  if (problem !== undefined) {
    const message = problem.replace(/\.?$/, '').replace(/^Not enough arguments following: (\S+)$/, '--$1 needs a value')
    return wrong(wrongUsage(operation, message))
  }
  if (wrongGlobals !== undefined) return wrong(wrongGlobals)
  const input = defaultsOf(operation.params)
  const before = [values['_'] ?? []].flat().map(String)
  const after = [values['--'] ?? []].flat().map(String)
  const rest = Object.entries(operation.params).find(([, param]) => param.kind === 'rest')
  if (rest !== undefined) input[rest[0]] = after
  const operands = rest === undefined ? [...before, ...after] : before
  const mistake = readValues(operation, operation.params, values, input) ?? readOperands(operation, operands, input)
  if (mistake !== undefined) return wrong(mistake)
  return { kind: 'call', call: { operation, input, globals: globalsOf(globals) } }
}
