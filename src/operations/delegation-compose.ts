import { ok } from '../core/result.ts'
import type { Result } from '../core/result.ts'
import { delegationJson, meet } from '../policy/delegation.ts'
import type { Delegation } from '../policy/delegation.ts'
import { readDelegationFile } from '../registry/policies.ts'
import { READS, define } from './define.ts'

export const delegationCompose = define({
  name: 'delegation compose',
  summary: 'Compose delegations into the one that permits what all of them permit.',
  group: 'Policy',
  params: { files: { kind: 'operands', required: true, summary: 'Delegations; their order does not matter.' } },
  effects: READS,
  examples: [{ command: 'atip delegation compose lead.json task.json', meaning: 'What both permit, to hand on to a subagent.' }],
  failures: ['DELEGATION_INVALID', 'FILE_NOT_FOUND', 'CANNOT_READ'],
  output: 'delegation',
  run: async ({ files }, { world }): Promise<Result<object>> => {
    let all: Delegation | undefined
    for (const file of files) {
      const reading = readDelegationFile(file, world)
      if (!reading.ok) return reading
      all = all === undefined ? reading.value : meet(all, reading.value)
    }
    return ok(delegationJson(all!))
  },
  text: delegation => JSON.stringify(delegation, null, 2),
})
