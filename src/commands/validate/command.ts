import { READS, define } from '../shared/define.ts'
import { KINDS } from './kinds.ts'

export const validate = define({
  name: 'validate',
  summary: 'Check documents, policies and other files of atip: everything that is wrong with them, where, and how to mend it.',
  group: 'Documents',
  params: {
    subjects: {
      kind: 'operands',
      required: true,
      completes: 'document',
      summary: 'JSON files, directories of them, programs (run with --agent), names of tools, or - for standard input.',
    },
    as: { kind: 'choice', choices: KINDS, summary: 'What the files are; without it their form shows it.' },
    strict: { kind: 'flag', summary: 'Warnings make a document invalid too.' },
    noTests: { kind: 'flag', summary: 'Do not run the tests that documents hold.' },
    fix: {
      kind: 'flag',
      summary: 'Mend what can be mended without knowing the tool, in place; for - print the mended document.',
      effects: { filesystem: { write: true } },
    },
    dryRun: { kind: 'flag', summary: 'With --fix: say what would be changed, and change nothing.' },
  },
  effects: { ...READS, 'x-executes': 'argv' },
  examples: [
    { command: 'atip validate ./mytool', meaning: 'Run ./mytool --agent and check what it prints.' },
    { command: 'atip validate --strict shims', meaning: 'Check every file of a directory, warnings included.' },
    { command: 'atip validate --fix --dry-run shims/gh.json', meaning: 'Say what could be mended.' },
    { command: 'mytool --agent | atip validate -', meaning: 'Check standard input.' },
  ],
  failures: [
    'TOOL_NOT_FOUND',
    'FILE_NOT_FOUND',
    'CANNOT_READ',
    'CANNOT_WRITE',
    'NOT_A_DOCUMENT',
    'FIX_REFUSED',
    'PROBE_REFUSED',
    'INTERRUPTED',
    'CONFIG_INVALID',
  ],
  output: 'validation',
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
  verbatim: output => ('text' in output ? output.text : undefined),
  exitStatus: ({ valid }) => (valid ? 0 : 65),
})
