import type { Argument, Option, Presence } from '../document/document.ts'

/*
 * Each field of an option or operand is one of three: how it is written, what it does, or a detail of another field that says what it
 * does. A new field of the schema is in none of the lists, and does not compile.
 */

/** How it is written, what takes it and what it is for: a document that says no more only names it. */
export const FORM = [
  'name',
  'flags',
  'type',
  'enum',
  'default',
  'description',
  'x-tasks',
  'required',
  'variadic',
  'x-value',
  'x-arity',
  'x-negatable',
  'x-unless',
  'x-since',
  'x-until',
  'x-plugin',
  'x-hidden',
] as const satisfies readonly (keyof Option | keyof Argument | keyof Presence)[]

/**
 * What means nothing without another field: `x-values`, `x-mode`, `x-executes`. Alone it must not hide what a weaker document says, a value
 * that is not known among that.
 */
export const DETAILS = [
  'x-ignore-case',
  'x-neutralizes',
  'x-drops',
  'x-placeholder',
  'x-placeholder-from',
  'x-elsewhere',
  'x-appends',
] as const satisfies readonly (keyof Option | keyof Argument)[]

type Said = Exclude<keyof Option | keyof Argument, (typeof FORM | typeof DETAILS)[number]>

/** What it does; each field means something alone, a danger in most, that must not be lost where a weaker document says more. */
export const SPOKEN = {
  'x-effects': true,
  'x-values': true,
  'x-mode': true,
  'x-undoes': true,
  'x-executes': true,
  'x-language': true,
  'x-access': true,
  'x-path': true,
  // an operand that another option makes a path (`x-access`) is one from there on, or to there
  'x-path-after': true,
  'x-path-before': true,
  'x-reads-behind': true,
  'x-sends': true,
  'x-selects': true,
  'x-joins': true,
  'x-opens': true,
  'x-stdin': true,
  'x-prints': true,
  'x-assignments': true,
  'x-configured-by': true,
  'x-loses': true,
} as const satisfies Readonly<Record<Said, true>>

/** Whether a document only names an option or operand, so that the next one speaks. */
export const isSilent = (part: Option | Argument): boolean =>
  !Object.entries(part).some(([field, value]) => value !== undefined && Object.hasOwn(SPOKEN, field))
