import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DecisionRecord } from '../../src/decisions/record-form.ts'
import { workspace } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** A machine on which decisions are kept, and where. */
export interface Logged extends Workspace {
  readonly state: string
  readonly log: string
  /** A project to work in. */
  readonly project: string
}

export const CONFIG = 'home/.config/agent-tools/config.json'

export const logged = (config = '{"log": true}'): Logged => {
  const machine = workspace()
  machine.file(CONFIG, config)
  machine.file('home/orchard/.git/HEAD', 'ref: refs/heads/main\n')
  const state = join(machine.home, '.local/state/agent-tools')
  return { ...machine, state, log: join(state, 'decisions.jsonl'), project: join(machine.home, 'orchard') }
}

/** The lines of a log; none where there is none. */
export const linesOf = (log: string): readonly string[] =>
  existsSync(log)
    ? readFileSync(log, 'utf8')
        .split('\n')
        .filter(line => line !== '')
    : []

export const recordsOf = (log: string): readonly DecisionRecord[] => linesOf(log).map(line => JSON.parse(line) as DecisionRecord)

/** What Claude Code sends before it runs a line. */
export const payload = (command: string, cwd: string): string =>
  JSON.stringify({ session_id: 'harvest', cwd, hook_event_name: 'PreToolUse', tool_name: 'Bash', tool_input: { command } })
