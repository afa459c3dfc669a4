import { READS, define } from '../shared/define.ts'
import { SHELL_OPERAND } from '../shared/shell-operand.ts'

export const init = define({
  name: 'init',
  summary: 'Print what a shell loads when it starts: the registry stays up to date by itself, and the tab key completes.',
  group: 'More',
  params: {
    shell: SHELL_OPERAND,
    write: {
      kind: 'flag',
      summary: 'Write it beside your configuration, and say which line loads it.',
      effects: { filesystem: { write: true, paths: ['~/.config/agent-tools/'] } },
    },
  },
  effects: READS,
  examples: [
    { command: 'atip init bash --write', meaning: 'Write it for bash, and say what to add to ~/.bashrc.' },
    { command: 'atip init zsh', meaning: 'Print it for zsh.' },
  ],
  failures: ['CANNOT_READ', 'CANNOT_WRITE'],
  output: 'shell-init',
  printsText: true,
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async (output, style) => (await import('./text.ts')).text(output, style),
})
