import type { JsonObject } from '../core/json.ts'
import type { ClientId } from '../harness/clients.ts'

/*
 * Where each client keeps its hooks and skills, and what a hook looks like there. Seen with the versions that harness/clients.ts names; of Droid
 * and Cursor in their documentation.
 */

/** What is written: an entry in a list of a JSON file, which may hold other things too, or a whole file of our own. */
type Form =
  | {
      readonly kind: 'entry'
      /** Keys to the list. */
      readonly list: readonly string[]
      readonly item: (line: string) => JsonObject
      /** What the file has to say besides. */
      readonly beside: JsonObject
    }
  /** An executable that is started without arguments. */
  | { readonly kind: 'script' }
  /** A file of code, clients/ID/NAME of the package with its places filled in. */
  | { readonly kind: 'plugin'; readonly source: string }

export interface Registration {
  /** Its programs, one of which on PATH says that the client is installed. */
  readonly programs: readonly string[]
  /** Its directory at home. `variable` names another one; `above`: that variable names what stands in the place of the home directory. */
  readonly home: { readonly directory: string; readonly variable?: string; readonly above?: true }
  /** The file below that directory, and below the root of a project. */
  readonly user: string
  readonly project: string
  /** Directories of skills, below the home directory, or that of the client, and below the root of a project. */
  readonly skills: { readonly user: { readonly below: 'home' | 'client'; readonly path: string }; readonly project: string }
  readonly form: Form
  /** What a person has to do before the hook is asked. */
  readonly next?: string
}

/** The client's own limit, in seconds: longer than what the hook gives itself. */
const LIMIT_S = 5

/** Where most clients look for skills. */
const COMMON_SKILLS = { user: { below: 'home', path: '.agents/skills' }, project: '.agents/skills' } as const

const ownSkills = (directory: string): Registration['skills'] => ({
  user: { below: 'client', path: 'skills' },
  project: `${directory}/skills`,
})

/** A group with a matcher, as Claude Code has it and others took over. */
const group = (event: string, matcher: string, more: JsonObject): Form => ({
  kind: 'entry',
  list: ['hooks', event],
  item: command => ({ matcher, hooks: [{ type: 'command', command, ...more }] }),
  beside: {},
})

export const REGISTRATIONS: Readonly<Record<ClientId, Registration>> = {
  claude: {
    programs: ['claude'],
    home: { directory: '.claude', variable: 'CLAUDE_CONFIG_DIR' },
    user: 'settings.json',
    project: '.claude/settings.json',
    skills: ownSkills('.claude'),
    form: group('PreToolUse', 'Bash|Write|Edit|MultiEdit|NotebookEdit', { timeout: LIMIT_S, onFailure: 'block' }),
  },
  copilot: {
    programs: ['copilot'],
    home: { directory: '.copilot', variable: 'COPILOT_HOME' },
    user: 'hooks/atip.json',
    project: '.github/hooks/atip.json',
    skills: COMMON_SKILLS,
    form: {
      kind: 'entry',
      list: ['hooks', 'PreToolUse'],
      item: bash => ({ type: 'command', bash, timeoutSec: LIMIT_S }),
      beside: { version: 1 },
    },
  },
  qwen: {
    programs: ['qwen'],
    home: { directory: '.qwen', variable: 'QWEN_HOME' },
    user: 'settings.json',
    project: '.qwen/settings.json',
    skills: ownSkills('.qwen'),
    form: group('PreToolUse', '^(run_shell_command|edit|write_file|notebook_edit)$', { name: 'atip', timeout: LIMIT_S * 1000 }),
  },
  codex: {
    programs: ['codex'],
    home: { directory: '.codex', variable: 'CODEX_HOME' },
    user: 'hooks.json',
    project: '.codex/hooks.json',
    skills: COMMON_SKILLS,
    form: group('PreToolUse', '^(Bash|apply_patch)$', { timeout: LIMIT_S }),
    next: 'Start codex and trust the hook (/hooks): until then, and after each change of it, Codex passes over it without a word.',
  },
  pi: {
    programs: ['pi'],
    home: { directory: '.pi/agent', variable: 'PI_CODING_AGENT_DIR' },
    user: 'extensions/atip.ts',
    project: '.pi/extensions/atip.ts',
    skills: COMMON_SKILLS,
    form: { kind: 'plugin', source: 'clients/pi/atip.ts' },
  },
  opencode: {
    programs: ['opencode'],
    home: { directory: '.config/opencode' },
    user: 'plugin/atip.ts',
    project: '.opencode/plugin/atip.ts',
    skills: COMMON_SKILLS,
    form: { kind: 'plugin', source: 'clients/opencode/atip.ts' },
  },
  droid: {
    programs: ['droid'],
    home: { directory: '.factory' },
    user: 'settings.json',
    project: '.factory/settings.json',
    skills: ownSkills('.factory'),
    form: group('PreToolUse', 'Execute|Create|Edit|MultiEdit|ApplyPatch', { timeout: LIMIT_S }),
  },
  cursor: {
    programs: ['cursor', 'cursor-agent'],
    home: { directory: '.cursor' },
    user: 'hooks.json',
    project: '.cursor/hooks.json',
    skills: COMMON_SKILLS,
    form: {
      kind: 'entry',
      list: ['hooks', 'beforeShellExecution'],
      item: command => ({ command, timeout: LIMIT_S, failClosed: true }),
      beside: { version: 1 },
    },
  },
  cline: {
    programs: ['cline'],
    home: { directory: '.cline', variable: 'CLINE_DIR' },
    user: 'hooks/PreToolUse',
    project: '.clinerules/hooks/PreToolUse',
    skills: COMMON_SKILLS,
    form: { kind: 'script' },
  },
  gemini: {
    programs: ['gemini'],
    home: { directory: '.gemini', variable: 'GEMINI_CLI_HOME', above: true },
    user: 'settings.json',
    project: '.gemini/settings.json',
    skills: COMMON_SKILLS,
    form: group('BeforeTool', 'run_shell_command|write_file|replace', { name: 'atip', timeout: LIMIT_S * 1000 }),
  },
}
