import { installedVersion } from '../../../../layers/installed-version.ts'
import { isOlder } from '../../../../layers/drift.ts'
import type { ClientId } from '../../../../harness/clients.ts'
import type { World } from '../../../../host/world.ts'

/** What an older client does otherwise, and the version that first did not. */
interface Rule {
  readonly since: string
  readonly reason: string
  readonly fix: string
}

/** npm takes an older version, and says nothing, where the newest wants another Node than the one that is there. */
const RULES: Readonly<Partial<Record<ClientId, Rule>>> = {
  claude: {
    since: '2.1.295',
    reason: 'it passes over "onFailure"; under Node 20 npm installs such an old one without a word',
    fix: 'npm install -g @anthropic-ai/claude-code@latest',
  },
  qwen: {
    since: '0.24.0',
    reason: 'no version as old was tried with atip; under Node 20 npm installs one without a word',
    fix: 'npm install -g @qwen-code/qwen-code@latest',
  },
}

export interface ClientVersion {
  readonly version: string | undefined
  /** What is to be said of a version as old. */
  readonly old: Omit<Rule, 'since'> | undefined
}

/** The version of a client's program, by the files around it: the client is not run. */
export const versionOf = (id: ClientId, program: string, world: Pick<World, 'files'>): ClientVersion => {
  const tool = program.slice(program.lastIndexOf('/') + 1)
  const version = installedVersion({ tool, path: program }, world)?.version
  const rule = RULES[id]
  return { version, old: rule !== undefined && isOlder(version, rule.since) === true ? rule : undefined }
}
