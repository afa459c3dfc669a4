import { basename } from 'node:path'
import type { Language, Lead } from './launcher.ts'
import { languageOfInterpreter, languageOfName } from './shebang.ts'

/** A word of a command, as every value that it can have; none when it is not known. */
type Words = readonly (readonly string[])[]

/** Options whose value is the next word, by language. */
const TAKING: Readonly<Record<Language, RegExp>> = {
  node: /^(?:-r|--require|--import|--loader|--experimental-loader|-C|--conditions|--max-old-space-size|--env-file)$/,
  python: /^-[WX]$/,
  ruby: /^-[ICrE]$/,
  perl: /^-[IMm]$/,
  java: /^(?:-cp|-classpath|--class-path|-p|--module-path|--add-modules|--add-opens|--add-exports)$/,
  shell: /^-[oO]$/,
}

const flag = (word: readonly string[] | undefined): string => word?.[0] ?? ''

const isOption = (word: readonly string[] | undefined): boolean => /^[-+]./.test(flag(word))

const files = (word: readonly string[] | undefined, language: Language): readonly Lead[] =>
  (word ?? []).map(path => ({ kind: 'file', path, language }) as const)

const jars = (values: readonly string[]): readonly Lead[] => values.map(path => ({ kind: 'jar', path }) as const)

const javaLeads = (words: Words): readonly Lead[] =>
  words.flatMap((word, at) => {
    const option = flag(words[at - 1])
    if (option === '-jar') return jars(word)
    if (/^(?:-cp|-classpath|--class-path|-p|--module-path)$/.test(option)) return jars(word.flatMap(classpath => classpath.split(':')))
    return []
  })

const pythonLeads = (words: Words, interpreter: readonly string[]): readonly Lead[] => {
  const module = words.findIndex(word => flag(word) === '-m')
  const script = firstOperand(words, 'python')
  if (module !== -1 && (script === -1 || module < script)) {
    return (words[module + 1] ?? []).flatMap(name =>
      interpreter.map(program => ({ kind: 'python-module', module: name, interpreter: program, path: [] }) as const),
    )
  }
  return files(words[script], 'python')
}

const firstOperand = (words: Words, language: Language): number => {
  for (let at = 0; at < words.length; at++) {
    if (TAKING[language].test(flag(words[at]))) at++
    // deno and bun take a verb before the file
    else if (!isOption(words[at]) && !(language === 'node' && at === 0 && flag(words[at]) === 'run')) return at
  }
  return -1
}

/** Where the words behind an interpreter lead: its script, module or archive. */
export const interpreterLeads = (language: Language, interpreter: readonly string[], words: Words): readonly Lead[] => {
  if (language === 'java') return javaLeads(words)
  if (language === 'python') return pythonLeads(words, interpreter)
  // text on the command line
  if (words.some(word => /^-[ce]$|^--eval$/.test(flag(word)))) return []
  return files(words[firstOperand(words, language)], language)
}

const ASSIGNMENT = /^[A-Za-z_]\w*=/

/** Without the programs that only change the surroundings of the one they start. */
const unwrapped = (words: Words): Words => {
  let rest = words
  for (;;) {
    while (ASSIGNMENT.test(flag(rest[0]))) rest = rest.slice(1)
    const name = basename(flag(rest[0]))
    if (!/^(?:exec|command|env|nice|ionice|builtin)$/.test(name)) return rest
    rest = rest.slice(1)
    while (isOption(rest[0])) rest = rest.slice(/^-[aunC]$/.test(flag(rest[0])) ? 2 : 1)
  }
}

/** Where a command leads: to the program that it names or, when that is an interpreter, to what it is given. */
export const commandLeads = (words: Words): readonly Lead[] => {
  const [program = [], ...rest] = unwrapped(words)
  const named = program.filter(name => name !== '')
  const interpreters = named.filter(name => languageOfInterpreter(name) !== undefined)
  const leads = interpreters.flatMap(interpreter => interpreterLeads(languageOfInterpreter(interpreter)!, [interpreter], rest))
  // "$JAVACMD" -jar x.jar: the interpreter is chosen at run time, and what it is given says which kind it is
  if (named.length === 0) {
    const script = rest.flat().find(word => languageOfName(word) !== undefined)
    return [...javaLeads(rest), ...(script === undefined ? [] : files([script], languageOfName(script)!))]
  }
  const others = named.filter(name => !interpreters.includes(name))
  return [
    ...leads,
    ...others.map((other): Lead => (other.includes('/') ? { kind: 'file', path: other } : { kind: 'program', name: other })),
  ]
}
