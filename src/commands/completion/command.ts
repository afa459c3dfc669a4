import { READS, define } from '../shared/define.ts'
import { SHELL_OPERAND } from '../shared/shell-operand.ts'

export const completion = define({
  name: 'completion',
  summary: 'Print a script that teaches a shell to complete commands, options, tools and their commands.',
  group: 'More',
  params: {
    shell: SHELL_OPERAND,
  },
  effects: READS,
  examples: [
    { command: 'atip completion bash', meaning: 'In ~/.bashrc: eval "$(atip completion bash)".' },
    { command: 'atip completion zsh', meaning: 'In ~/.zshrc: eval "$(atip completion zsh)".' },
    { command: 'atip completion fish', meaning: 'In ~/.config/fish/config.fish: atip completion fish | source.' },
  ],
  failures: ['CANNOT_READ'],
  output: 'completion',
  printsText: true,
  run: async (input, context) => (await import('./run.ts')).run(input, context),
  text: async output => (await import('./text.ts')).text(output),
})
