import { execFileSync } from 'node:child_process'

export const cline = {
  id: 'cline',
  package: 'cline',
  version: '3.0.65',
  bin: 'cline',
  settings: '.clinerules/hooks/PreToolUse',
  settle: ({ scene: { project }, env, port, program }) => {
    const provider = ['-p', 'openai-compatible', '-k', 'none', '-m', 'stand-in', '-b', `http://127.0.0.1:${port}/v1`]
    execFileSync(program, ['auth', ...provider], { env, cwd: project, timeout: 60_000, stdio: 'ignore' })
    return { env, args: ['--auto-approve', 'true', '-P', 'openai-compatible', '-m', 'stand-in', 'Run the steps.'] }
  },
}
