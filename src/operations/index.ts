import type { AnyOperation } from './define.ts'
import { check, policyCheck } from './check.ts'
import { hook } from './hook.ts'
import { list } from './list.ts'
import { scan } from './scan.ts'
import { show } from './show.ts'
import { validate } from './validate.ts'

/** Everything that atip does. Each surface is made from this array; there is no second list. */
export const operations: readonly AnyOperation[] = [scan, list, show, check, validate, policyCheck, hook]
