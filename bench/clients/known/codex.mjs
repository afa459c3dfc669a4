import { join } from 'node:path'
import { written } from '../scene.mjs'

const settings = (project, port) => `model = "stand-in"
model_provider = "stand-in"
approval_policy = "never"
sandbox_mode = "danger-full-access"
check_for_update_on_startup = false

[model_providers.stand-in]
name = "stand-in"
base_url = "http://127.0.0.1:${port}/v1"
wire_api = "responses"
requires_openai_auth = false

[analytics]
enabled = false

[feedback]
enabled = false

[projects."${project}"]
trust_level = "trusted"
`

export const codex = {
  id: 'codex',
  package: '@openai/codex',
  version: '0.169.0',
  bin: 'codex',
  // it offers a model that it does not know no tool for editing
  settings: undefined,
  settle: ({ scene: { home, project }, env, port }) => {
    written(join(home, '.codex', 'config.toml'), settings(project, port))
    // a person trusts a hook once, at a terminal: without that it is passed over
    return { env, args: ['exec', '--skip-git-repo-check', '-C', project, '--dangerously-bypass-hook-trust', 'Run the steps.'] }
  },
}
