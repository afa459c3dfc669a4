export const UNKNOWNS = {
  tool: 'nothing is known about the tool',
  command: 'the command is not in the document',
  option: 'an option is not in the document',
  operand: 'more operands than the document names',
  computed: 'a word is known only when the line runs, and could be an option or a command',
  value: 'a value that the document does not list',
  effect: 'the document answers in words that are not known',
  executes: 'code runs that is not on the line',
  language: 'a text in a language that is not read, or could not be',
  input: 'standard input is executed',
  environment: 'a variable with an unknown effect is set',
  directory: 'configuration of a directory outside the project is obeyed',
  stale: 'the program changed since its document was read',
  untrusted: 'only documents that are not trusted describe the tool',
  override: "the user's correction of the document cannot be read",
  'parse-error': 'the shell text cannot be read',
  evaluates: 'the shell could run what a value contains',
  unsupported: 'a construct that shells read differently',
  limit: 'the line is too long or too deeply nested to be judged',
  runaway: 'it starts itself again and again until the machine stops',
} as const

export type UnknownCode = keyof typeof UNKNOWNS

/** Why the effects of a command are not known. `reason` is one sentence that names the command and the cause. */
export interface Unknown {
  readonly code: UnknownCode
  readonly reason: string
  /** The option, operand or variable that it comes from; undefined: the command itself. */
  readonly origin?: string
}

/** Why nothing is known of a command whose turn came too late. */
export const OUT_OF_TIME = 'to judge the line takes longer than there is time for'

/** Why nothing is known of where a path leads. */
export const tooLong = (name: string): string => `${name} is given a path that is longer than systems take`
