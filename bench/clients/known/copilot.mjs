import { join } from 'node:path'
import { written } from '../scene.mjs'

export const copilot = {
  id: 'copilot',
  package: '@github/copilot',
  version: '1.0.102',
  bin: 'copilot',
  settings: '.github/hooks/other.json',
  settle: ({ scene: { home, project }, env, port }) => {
    written(join(home, '.copilot', 'config.json'), { trusted_folders: [project], trustedFolders: [project] })
    return {
      env: {
        ...env,
        COPILOT_PROVIDER_BASE_URL: `http://127.0.0.1:${port}/v1`,
        COPILOT_PROVIDER_API_KEY: 'none',
        COPILOT_MODEL: 'stand-in',
        COPILOT_OFFLINE: 'true',
        COPILOT_AUTO_UPDATE: 'false',
      },
      args: ['-p', 'Run the steps.', '--allow-all-tools'],
    }
  },
}
