import type { Effects } from '../core/effects.ts'

/*
 * Effects that are raised often, whatever document the command has; one object each, so that it is read once.
 */

export const WRITES = { filesystem: { write: true } } as const satisfies Effects
export const DELETES = { filesystem: { write: true, delete: true } } as const satisfies Effects
export const CONTACTS = { network: true, 'x-network-scope': 'argument' } as const satisfies Effects
export const SHOWS_SECRET = { 'x-reveals': ['secret'] } as const satisfies Effects
export const DESTROYS = { destructive: true } as const satisfies Effects

/** The pure computation: reads, writes nothing, goes nowhere. */
export const HARMLESS = {
  filesystem: { write: false, delete: false },
  network: false,
  destructive: false,
  cost: { billable: false },
} as const satisfies Effects
