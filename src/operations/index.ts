import type { AnyOperation } from './define.ts'
import { check, policyCheck } from './check.ts'
import { completion } from './completion.ts'
import { configShow } from './config-show.ts'
import { delegationCompose } from './delegation-compose.ts'
import { explain } from './explain.ts'
import { hook } from './hook.ts'
import { list } from './list.ts'
import { policyExplain } from './policy-explain.ts'
import { policyInit } from './policy-init.ts'
import { policyShow } from './policy-show.ts'
import { policyTest } from './policy-test.ts'
import { patternCheck } from './pattern-check.ts'
import { patternList } from './pattern-list.ts'
import { patternShow } from './pattern-show.ts'
import { scan } from './scan.ts'
import { shimAdd } from './shim-add.ts'
import { shimCheck } from './shim-check.ts'
import { shimGenerate } from './shim-generate.ts'
import { shimList } from './shim-list.ts'
import { shimNew } from './shim-new.ts'
import { shimRemove } from './shim-remove.ts'
import { show } from './show.ts'
import { trust } from './trust.ts'
import { validate } from './validate.ts'
import { which } from './which.ts'

/** Everything that atip does. Each surface is made from this array; there is no second list. */
export const operations: readonly AnyOperation[] = [
  scan,
  list,
  show,
  check,
  policyCheck,
  policyExplain,
  policyShow,
  policyTest,
  policyInit,
  delegationCompose,
  patternList,
  patternShow,
  patternCheck,
  hook,
  which,
  trust,
  validate,
  explain,
  shimAdd,
  shimNew,
  shimCheck,
  shimGenerate,
  shimList,
  shimRemove,
  completion,
  configShow,
]
