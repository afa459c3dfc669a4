import type { AnyOperation } from './shared/define.ts'
import { check, policyCheck } from './check/command.ts'
import { completion } from './completion/command.ts'
import { configShow } from './config-show/command.ts'
import { delegationCompose } from './delegation-compose/command.ts'
import { doctor } from './doctor/command.ts'
import { explain } from './explain/command.ts'
import { hook } from './hook/command.ts'
import { init } from './init/command.ts'
import { list } from './list/command.ts'
import { policyExplain } from './policy-explain/command.ts'
import { policyExport } from './policy-export/command.ts'
import { policyInit } from './policy-init/command.ts'
import { policyShow } from './policy-show/command.ts'
import { policyTest } from './policy-test/command.ts'
import { log } from './log/command.ts'
import { policySimulate } from './policy-simulate/command.ts'
import { patternCheck } from './pattern-check/command.ts'
import { patternList } from './pattern-list/command.ts'
import { patternShow } from './pattern-show/command.ts'
import { scan } from './scan/command.ts'
import { shimAdd } from './shim-add/command.ts'
import { shimCheck } from './shim-check/command.ts'
import { shimGenerate } from './shim-generate/command.ts'
import { shimList } from './shim-list/command.ts'
import { shimNew } from './shim-new/command.ts'
import { shimRemove } from './shim-remove/command.ts'
import { search } from './search/command.ts'
import { setup } from './setup/command.ts'
import { show } from './show/command.ts'
import { skill } from './skill/command.ts'
import { trust } from './trust/command.ts'
import { validate } from './validate/command.ts'
import { which } from './which/command.ts'

/** Everything that atip does. Each surface is made from this array; there is no second list. */
export const operations: readonly AnyOperation[] = [
  scan,
  list,
  show,
  search,
  check,
  policyCheck,
  policyExplain,
  policyShow,
  policyTest,
  policySimulate,
  policyInit,
  policyExport,
  delegationCompose,
  patternList,
  patternShow,
  patternCheck,
  hook,
  setup,
  log,
  doctor,
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
  skill,
  init,
  completion,
  configShow,
]
