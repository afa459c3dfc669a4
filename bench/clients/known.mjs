// The clients that npm has, in the versions that were driven last. How each is started is in src/harness/stand-in/recipes.ts.

/** `settings`: a file of the client's own in a project that configures it, other than its hook; undefined: it offers no tool for editing. */
export const KNOWN = [
  { id: 'claude', package: '@anthropic-ai/claude-code', version: '2.1.330', bin: 'claude', settings: '.claude/settings.json' },
  { id: 'copilot', package: '@github/copilot', version: '1.0.102', bin: 'copilot', settings: '.github/hooks/other.json' },
  { id: 'qwen', package: '@qwen-code/qwen-code', version: '0.24.4', bin: 'qwen', node: 22, settings: '.qwen/settings.json' },
  // a person trusts a hook once, at a terminal: without that it is passed over
  { id: 'codex', package: '@openai/codex', version: '0.169.0', bin: 'codex', options: ['--dangerously-bypass-hook-trust'] },
  { id: 'pi', package: '@mariozechner/pi-coding-agent', version: '0.73.1', bin: 'pi', settings: '.pi/extensions/other.ts' },
  { id: 'opencode', package: 'opencode-ai', version: '1.18.33', bin: 'opencode', settings: 'opencode.json' },
  { id: 'gemini', package: '@google/gemini-cli', version: '0.61.0', bin: 'gemini', settings: '.gemini/settings.json' },
  { id: 'cline', package: 'cline', version: '3.0.65', bin: 'cline', settings: '.clinerules/hooks/PreToolUse' },
]
