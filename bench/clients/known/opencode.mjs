import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { written } from '../scene.mjs'

const PLUGIN_API = { package: '@opencode-ai/plugin', version: '1.18.33' }

export const opencode = {
  id: 'opencode',
  package: 'opencode-ai',
  version: '1.18.33',
  bin: 'opencode',
  // in a folder of its own: opencode installs it beside its settings, and waits for the network where it is not there
  also: { folder: 'ocplugin', ...PLUGIN_API },
  settings: 'opencode.json',
  settle: ({ scene: { home }, env, port, beside }) => {
    const settings = join(home, '.config', 'opencode')
    written(join(settings, 'opencode.json'), {
      autoupdate: false,
      share: 'disabled',
      model: 'local/stand-in',
      small_model: 'local/stand-in',
      provider: {
        local: {
          npm: '@ai-sdk/openai-compatible',
          name: 'Local',
          options: { baseURL: `http://127.0.0.1:${port}/v1`, apiKey: 'none' },
          models: { 'stand-in': { name: 'Stand-in', limit: { context: 100_000, output: 4000 } } },
        },
      },
    })
    cpSync(join(beside, 'node_modules'), join(settings, 'node_modules'), { recursive: true, verbatimSymlinks: true })
    const dependencies = { [PLUGIN_API.package]: PLUGIN_API.version }
    written(join(settings, 'package.json'), { dependencies })
    written(join(settings, 'package-lock.json'), { lockfileVersion: 3, requires: true, packages: { '': { dependencies } } })
    return {
      env: {
        ...env,
        OPENCODE_DISABLE_AUTOUPDATE: '1',
        OPENCODE_DISABLE_MODELS_FETCH: '1',
        OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
        OPENCODE_DISABLE_SHARE: '1',
      },
      args: ['run', 'Run the steps.'],
    }
  },
}
