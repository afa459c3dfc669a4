import type { MetaCommand } from './sql-meta.ts'
import type { StatementReading } from './sql-statement.ts'

/** psql's listings all start with d; `\deu+` shows the options of user mappings, passwords among them. */
const LISTING = /^(?:d[A-Za-z]{0,4}|l|list|z|sf|sv|lo_list)[S+x]*$/
const USER_MAPPINGS = /^deu/

const HARMLESS: ReadonlySet<string> = new Set(
  (
    'a C conninfo copyright crosstabview echo qecho warn else endif encoding errverbose f g gx gdesc gset G h help H html p print ' +
    'pset q quit r reset set unset t timing x ? o out s w write bind ' +
    '.databases .dbinfo .echo .eqp .exit .explain .headers .header .help .indexes .indices .mode .nullvalue .quit .schema .separator ' +
    '.show .stats .tables .timer .timeout .version .width .fullschema .print .changes .bail .sha3sum'
  ).split(' '),
)
/** These name a file, or after a bar a program, that gets output. */
const WRITERS: ReadonlySet<string> = new Set(['g', 'gx', 'o', 'out', 's', 'w', 'write'])
/** These send, or throw away, what was typed before them: it is a statement of its own. */
const BREAKS: ReadonlySet<string> = new Set(['g', 'gx', 'gdesc', 'gset', 'gexec', 'G', 'r', 'reset', 'crosstabview', 'watch'])

/** mysql takes one letter for a command and goes on with the line as SQL. */
const CHANGING = /\b(?:drop|delete|truncate|insert|update|alter|create|grant|revoke|replace|call|load|rename|set)\b/i
const TOPIC =
  /^[a-z]*(?: (?:aggregate|cast|database|domain|extension|function|group|index|into|procedure|role|schema|sequence|table|trigger|type|user|view))?$/i
/** Of a dot command: nothing that psql would take for the start of a string or the end of a statement. */
const SIMPLE = /^[\w .,*%|:-]*$/

const PLAIN = /^[\w./-]+$/
const QUOTED = /^'([^'\\]*)'$/
/** In arguments a backquote runs a command and a colon takes in a variable. */
const COMPUTED = /`|:(?:[\w'"]|\{\?)/

export const breaksStatement = (command: MetaCommand): boolean => BREAKS.has(command.text)

const output = (argument: string): StatementReading => {
  if (argument === '') return []
  if (argument.startsWith('|')) return [{ kind: 'execute', text: argument.slice(1).trim() }]
  const path = PLAIN.test(argument) ? argument : QUOTED.exec(argument)?.[1]
  return path === '/dev/null' || path === '/dev/stdout' ? [] : [{ kind: 'write-file', path }]
}

/** What one of the client's own commands does; `\copy` is read with the statements. */
export const readMeta = ({ text, rest }: MetaCommand): StatementReading => {
  const name = text.replace(/;+$/, '')
  const argument = rest.replace(/;+$/, '').trim()
  if (name === '!') return [{ kind: 'execute', text: rest === '' ? undefined : rest }]
  if (name === 'h' || name === 'help') return TOPIC.test(argument) ? [] : `the arguments of \\${name}`
  if (name === 'G' && argument !== '') return 'SQL after \\G'
  if (name.length === 1 && CHANGING.test(argument)) return `the arguments of \\${name}`
  if (name.startsWith('.') && !SIMPLE.test(argument)) return `the arguments of ${name}`
  if (!argument.startsWith('|') && COMPUTED.test(argument)) return `the arguments of \\${name}`
  if (LISTING.test(name)) return USER_MAPPINGS.test(name) ? [{ kind: 'reveal' }] : []
  if (WRITERS.has(name)) return argument.startsWith('(') ? `the arguments of \\${name}` : output(argument)
  if (HARMLESS.has(name)) return []
  if (name === 'c' || name === 'connect') return /^[\w-]*$/.test(argument) ? [] : [{ kind: 'network' }]
  if (name === 'password' || name === 'lo_unlink') return [{ kind: 'modify', destructive: name === 'lo_unlink' }]
  if (name === 'lo_export') return [{ kind: 'write-file', path: undefined }]
  if (name === 'lo_import')
    return [
      { kind: 'read-file', path: undefined },
      { kind: 'modify', destructive: false },
    ]
  return `the command ${name.startsWith('.') ? '' : '\\'}${name}`
}
