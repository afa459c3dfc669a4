import { join } from 'node:path'
import { written } from '../scene.mjs'

export const pi = {
  id: 'pi',
  package: '@mariozechner/pi-coding-agent',
  version: '0.73.1',
  bin: 'pi',
  settings: '.pi/extensions/other.ts',
  settle: ({ scene: { home }, env, port }) => {
    written(join(home, '.pi', 'agent', 'models.json'), {
      providers: {
        local: {
          baseUrl: `http://127.0.0.1:${port}/v1`,
          api: 'openai-completions',
          apiKey: 'none',
          compat: { supportsDeveloperRole: false, supportsReasoningEffort: false },
          models: [{ id: 'stand-in' }],
        },
      },
    })
    return {
      env: { ...env, PI_SKIP_VERSION_CHECK: '1', PI_OFFLINE: '1' },
      args: ['-p', '--provider', 'local', '--model', 'stand-in', 'Run the steps.'],
    }
  },
}
