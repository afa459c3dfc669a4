import { isObject, readJson } from '../core/json.ts'
import type { Json } from '../core/json.ts'
import { validateMetadata } from '../generated/validators.js'
import type { Document, Node } from './document.ts'
import { explain } from './explain.ts'
import { MOST_FINDINGS } from './finding.ts'
import type { Finding } from './finding.ts'
import { applyRules } from './rule.ts'
import { misspeltEffect } from './rules/misspelt-effect.ts'
import { paddedName } from './rules/padded-name.ts'

/**
 * What a text turned out to be. `not-atip` is JSON that does not even claim to be a document (no `atip` field): a program that
 * prints it never meant to speak the protocol. `invalid` claims to be one and is wrong: its maintainer wants to know.
 */
export type Reading =
  | { readonly kind: 'document'; readonly document: Document; readonly warnings: readonly Finding[] }
  | { readonly kind: 'invalid'; readonly findings: readonly Finding[] }
  | { readonly kind: 'not-atip'; readonly findings: readonly Finding[] }
  | { readonly kind: 'unreadable'; readonly findings: readonly Finding[] }

const COMMON = ['description', 'arguments', 'options', 'examples', 'effects'] as const

/** `commands[""]`, the later form of what the tool itself takes, becomes root fields; root fields that exist win. */
export const liftRootCommand = (document: Document): Document => {
  const own = document.commands !== undefined && Object.hasOwn(document.commands, '') ? document.commands[''] : undefined
  if (own === undefined) return document
  const { '': _, ...commands } = document.commands ?? {}
  const lifted: Record<string, unknown> = { ...document, commands }
  for (const field of COMMON) {
    if (field !== 'effects' && own[field] !== undefined) lifted[field] ??= own[field]
  }
  // the effects of the bare call are not those of its subcommands
  if (own.effects !== undefined) lifted['x-self'] ??= own.effects
  for (const [field, value] of Object.entries(own)) {
    if (field.startsWith('x-')) lifted[field] ??= value
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- fields of a command, which the root has too
  return lifted as unknown as Document & Node
}

const isDocument = (value: unknown): value is Document => validateMetadata(value)

/** Of the last value that was no document. */
const findingsOf = (value: Json): readonly Finding[] => {
  const findings = (validateMetadata.errors ?? []).filter(error => error.keyword !== 'anyOf').map(error => explain(error, value))
  const unique = new Map(findings.map(finding => [`${finding.pointer} ${finding.code} ${finding.message}`, finding]))
  return [...unique.values()].slice(0, MOST_FINDINGS)
}

/** The rules that every reader applies, and that registries remember; the others are for `atip validate`. */
const CHEAP = [paddedName, misspeltEffect]

/** A JSON value -> a document, or everything that is wrong with it. */
export const readDocument = (value: Json): Reading => {
  if (isDocument(value)) return { kind: 'document', document: liftRootCommand(value), warnings: applyRules(CHEAP, value) }
  const findings = findingsOf(value)
  return isObject(value) && Object.hasOwn(value, 'atip') ? { kind: 'invalid', findings } : { kind: 'not-atip', findings }
}

/** Bytes -> a document, or everything that is wrong with them. Never throws. */
export const readDocumentBytes = (bytes: Uint8Array): Reading => {
  const json = readJson(bytes)
  if (json.kind === 'read') return readDocument(json.value)
  return { kind: 'unreadable', findings: [{ code: 'unreadable', severity: 'error', pointer: '', message: json.reason, fix: json.fix }] }
}
