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

const SEVERITIES = {
  allow: ['INFO', 9],
  ask: ['WARN', 13],
  deny: ['ERROR', 17],
  failed: ['ERROR', 17],
} as const

type Told = Partial<DecisionRecord['Attributes']> & { readonly ageMs?: number }

/** A line of a log as it would have been kept a while ago. */
export const keptLine = (line: string, cwd: string, { ageMs = 60_000, ...told }: Told = {}): string => {
  const time = `${Date.now() - ageMs}000000`
  const decision = told['atip.decision'] ?? 'ask'
  const [SeverityText, SeverityNumber] = SEVERITIES[decision]
  const record: DecisionRecord = {
    Timestamp: time,
    ObservedTimestamp: time,
    SeverityText,
    SeverityNumber,
    Body: `${decision} ${line}.`,
    Attributes: {
      'atip.decision': decision,
      'atip.reason': `${line} runs code.`,
      'atip.operation': 'hook',
      'process.command_line': line,
      'process.working_directory': cwd,
      'atip.project': cwd,
      'atip.shell': 'bash',
      'atip.client': 'claude',
      'session.id': 'harvest',
      'gen_ai.tool.name': 'Bash',
      'atip.commands': [line],
      'atip.causes':
        decision === 'ask' || decision === 'deny'
          ? [{ decision, command: line, reason: `${line} runs code.`, rule: null, effects: ['network'], unknowns: ['executes'] }]
          : [],
      'atip.policy': ['balanced'],
      'atip.duration_ms': 30,
      ...told,
    },
    Resource: { 'service.name': 'atip', 'service.version': '0.1.0', 'host.name': 'orchard' },
  }
  return JSON.stringify(record)
}
