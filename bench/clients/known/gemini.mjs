import { join } from 'node:path'
import { written } from '../scene.mjs'

export const gemini = {
  id: 'gemini',
  package: '@google/gemini-cli',
  version: '0.61.0',
  bin: 'gemini',
  settings: '.gemini/settings.json',
  settle: ({ scene: { home }, env, port }) => {
    written(join(home, '.gemini', 'settings.json'), {
      security: { auth: { selectedType: 'gemini-api-key' }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { enableAutoUpdate: false, disableAutoUpdate: true },
    })
    return {
      env: {
        ...env,
        GEMINI_API_KEY: 'none',
        GOOGLE_GEMINI_BASE_URL: `http://127.0.0.1:${port}`,
        GEMINI_TELEMETRY_ENABLED: 'false',
        GEMINI_CLI_TRUST_WORKSPACE: 'true',
      },
      args: ['-m', 'gemini-2.5-flash', '-p', 'Run the steps.', '--yolo'],
    }
  },
}
