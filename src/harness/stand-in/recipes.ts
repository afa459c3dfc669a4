import type { JsonObject } from '../../core/json.ts'
import type { ClientId } from '../clients.ts'

/*
 * How a client is started so that it takes the stand-in for its model, needs no login, and runs what the model wants without asking: in a home
 * of its own, with nothing of the user's but hooks. Driven in November 2026 with the versions that clients.ts names.
 */

/** Where it is started. Absolute. */
export interface Around {
  readonly home: string
  readonly project: string
  /** Of the stand-in, on loopback. */
  readonly port: number
}

export interface Start {
  /** Settings by their paths below the home directory; TOML by its name, else JSON. */
  readonly files: Readonly<Record<string, JsonObject>>
  readonly env: Readonly<Record<string, string>>
  /** What is called first, and has to end well. */
  readonly before?: readonly string[]
  readonly argv: readonly string[]
}

type Recipe = (around: Around) => Start

const PROMPT = 'Run the steps.'

const MODEL = 'stand-in'

/** The end of a key is what Claude Code remembers that a person approved of. */
const KEY = 'a-key-that-nobody-checks-00000000'

const KEY_END = KEY.slice(-20)

const host = (port: number): string => `http://127.0.0.1:${port}`

/** Qwen Code and Gemini CLI have the same settings. */
const quiet = (auth: string): JsonObject => ({
  security: { auth: { selectedType: auth }, folderTrust: { enabled: false } },
  privacy: { usageStatisticsEnabled: false },
  telemetry: { enabled: false },
  general: { enableAutoUpdate: false, disableAutoUpdate: true },
})

/** Those that are not here need a login. */
export const RECIPES: Readonly<Partial<Record<ClientId, Recipe>>> = {
  claude: ({ project, port }) => ({
    files: {
      '.claude.json': {
        hasCompletedOnboarding: true,
        customApiKeyResponses: { approved: [KEY_END], rejected: [] },
        projects: { [project]: { hasTrustDialogAccepted: true, allowedTools: [] } },
      },
    },
    env: {
      ANTHROPIC_BASE_URL: host(port),
      ANTHROPIC_API_KEY: KEY,
      CLAUDE_CODE_DISABLE_NONESSENTIAL_TRAFFIC: '1',
      DISABLE_AUTOUPDATER: '1',
      DISABLE_TELEMETRY: '1',
      DISABLE_ERROR_REPORTING: '1',
    },
    argv: ['-p', PROMPT, '--model', 'claude-sonnet-4-5', '--max-turns', '40', '--allowedTools', 'Bash', 'Write'],
  }),
  copilot: ({ project, port }) => ({
    files: { '.copilot/config.json': { trusted_folders: [project], trustedFolders: [project] } },
    env: {
      COPILOT_PROVIDER_BASE_URL: `${host(port)}/v1`,
      COPILOT_PROVIDER_API_KEY: 'none',
      COPILOT_MODEL: MODEL,
      COPILOT_OFFLINE: 'true',
      COPILOT_AUTO_UPDATE: 'false',
    },
    argv: ['-p', PROMPT, '--allow-all-tools'],
  }),
  qwen: ({ port }) => ({
    files: { '.qwen/settings.json': quiet('openai') },
    env: { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: `${host(port)}/v1`, OPENAI_MODEL: MODEL },
    argv: ['-p', PROMPT, '--yolo'],
  }),
  codex: ({ project, port }) => ({
    files: {
      '.codex/config.toml': {
        model: MODEL,
        model_provider: MODEL,
        approval_policy: 'never',
        sandbox_mode: 'danger-full-access',
        check_for_update_on_startup: false,
        model_providers: { [MODEL]: { name: MODEL, base_url: `${host(port)}/v1`, wire_api: 'responses', requires_openai_auth: false } },
        analytics: { enabled: false },
        feedback: { enabled: false },
        projects: { [project]: { trust_level: 'trusted' } },
      },
    },
    env: {},
    argv: ['exec', '--skip-git-repo-check', '-C', project, PROMPT],
  }),
  pi: ({ port }) => ({
    files: {
      '.pi/agent/models.json': {
        providers: {
          local: {
            baseUrl: `${host(port)}/v1`,
            api: 'openai-completions',
            apiKey: 'none',
            compat: { supportsDeveloperRole: false, supportsReasoningEffort: false },
            models: [{ id: MODEL }],
          },
        },
      },
    },
    env: { PI_SKIP_VERSION_CHECK: '1', PI_OFFLINE: '1' },
    argv: ['-p', '--provider', 'local', '--model', MODEL, PROMPT],
  }),
  opencode: ({ port }) => ({
    files: {
      '.config/opencode/opencode.json': {
        autoupdate: false,
        share: 'disabled',
        model: `local/${MODEL}`,
        small_model: `local/${MODEL}`,
        provider: {
          local: {
            npm: '@ai-sdk/openai-compatible',
            name: 'Local',
            options: { baseURL: `${host(port)}/v1`, apiKey: 'none' },
            models: { [MODEL]: { name: 'Stand-in', limit: { context: 100_000, output: 4000 } } },
          },
        },
      },
      // as npm would have left it: opencode else installs a package beside its settings, and waits for it
      '.config/opencode/package-lock.json': { packages: { '': { dependencies: { '@opencode-ai/plugin': '*' } } } },
      '.config/opencode/node_modules/none.json': {},
    },
    env: {
      OPENCODE_DISABLE_AUTOUPDATE: '1',
      OPENCODE_DISABLE_MODELS_FETCH: '1',
      OPENCODE_DISABLE_LSP_DOWNLOAD: '1',
      OPENCODE_DISABLE_SHARE: '1',
    },
    argv: ['run', PROMPT],
  }),
  cline: ({ port }) => ({
    files: {},
    env: {},
    before: ['auth', '-p', 'openai-compatible', '-k', 'none', '-m', MODEL, '-b', `${host(port)}/v1`],
    argv: ['--auto-approve', 'true', '-P', 'openai-compatible', '-m', MODEL, PROMPT],
  }),
  gemini: ({ port }) => ({
    files: { '.gemini/settings.json': quiet('gemini-api-key') },
    env: {
      GEMINI_API_KEY: 'none',
      GOOGLE_GEMINI_BASE_URL: host(port),
      GEMINI_TELEMETRY_ENABLED: 'false',
      GEMINI_CLI_TRUST_WORKSPACE: 'true',
    },
    argv: ['-m', 'gemini-2.5-flash', '-p', PROMPT, '--yolo'],
  }),
}
