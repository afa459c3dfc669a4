import { join } from 'node:path'
import { written } from '../scene.mjs'

const KEY = 'a-key-that-nobody-checks-00000000'

export const claude = {
  id: 'claude',
  package: '@anthropic-ai/claude-code',
  version: '2.1.330',
  bin: 'claude',
  settings: '.claude/settings.json',
  settle: ({ scene: { home, project }, env, port }) => {
    written(join(home, '.claude.json'), {
      hasCompletedOnboarding: true,
      customApiKeyResponses: { approved: [KEY.slice(-20)], rejected: [] },
      projects: { [project]: { hasTrustDialogAccepted: true, allowedTools: [] } },
    })
    return {
      env: {
        ...env,
        ANTHROPIC_BASE_URL: `http://127.0.0.1:${port}`,
        ANTHROPIC_API_KEY: KEY,
        CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
        DISABLE_AUTOUPDATER: '1',
        DISABLE_TELEMETRY: '1',
        DISABLE_ERROR_REPORTING: '1',
      },
      args: ['-p', 'Run the steps.', '--model', 'claude-sonnet-4-5', '--max-turns', '40', '--allowedTools', 'Bash', 'Write'],
    }
  },
}
