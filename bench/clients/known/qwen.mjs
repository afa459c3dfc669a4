import { join } from 'node:path'
import { written } from '../scene.mjs'

export const qwen = {
  id: 'qwen',
  package: '@qwen-code/qwen-code',
  version: '0.24.4',
  bin: 'qwen',
  node: 22,
  settings: '.qwen/settings.json',
  settle: ({ scene: { home }, env, port }) => {
    written(join(home, '.qwen', 'settings.json'), {
      security: { auth: { selectedType: 'openai' }, folderTrust: { enabled: false } },
      privacy: { usageStatisticsEnabled: false },
      telemetry: { enabled: false },
      general: { enableAutoUpdate: false, disableAutoUpdate: true },
    })
    return {
      env: { ...env, OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_MODEL: 'stand-in' },
      args: ['-p', 'Run the steps.', '--yolo'],
    }
  },
}
