import type { InputOf } from '../../core/params.ts'
import { CONCURRENCY, TIMEOUT } from '../../registry/config-bounds.ts'
import { HOLDING_PARAMS } from '../shared/asking.ts'

/** What `atip scan` takes: apart, since its work is told by the same words. */
export const params = {
  directories: { kind: 'operands', required: false, completes: 'directory', summary: 'Look at these directories only, instead of PATH.' },
  probe: {
    kind: 'choice',
    choices: ['evidence', 'all', 'none'],
    default: 'evidence',
    summary: 'Which programs to run with --agent: those whose bytes hold the key, all but the skip list, or none.',
  },
  tool: { kind: 'texts', placeholder: 'NAME', completes: 'program', summary: 'Ask only this program, whatever its bytes say. Repeatable.' },
  skip: {
    kind: 'texts',
    placeholder: 'NAME',
    completes: 'program',
    summary: 'Never run programs of this name (* matches any text). Repeatable.',
  },
  allow: {
    kind: 'texts',
    placeholder: 'DIR',
    completes: 'directory',
    summary: 'Look at this directory although others can write to it. Repeatable.',
  },
  timeout: {
    kind: 'duration',
    minimum: TIMEOUT.minimum,
    maximum: TIMEOUT.maximum,
    summary: 'How long one program may take to answer; 2s where config.json says nothing.',
  },
  concurrency: {
    kind: 'integer',
    minimum: CONCURRENCY.minimum,
    maximum: CONCURRENCY.maximum,
    summary: 'How many programs run at once; 4 where config.json says nothing.',
  },
  ...HOLDING_PARAMS,
  full: { kind: 'flag', summary: 'Forget what earlier scans found, and compare and ask anew.' },
  dryRun: { kind: 'flag', summary: 'Run nothing and write nothing; say what would be run.' },
} as const

export type ScanInput = InputOf<typeof params>
