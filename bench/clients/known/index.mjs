// The clients that npm has, in the versions that were driven last.
import { claude } from './claude.mjs'
import { cline } from './cline.mjs'
import { codex } from './codex.mjs'
import { copilot } from './copilot.mjs'
import { gemini } from './gemini.mjs'
import { opencode } from './opencode.mjs'
import { pi } from './pi.mjs'
import { qwen } from './qwen.mjs'

export const KNOWN = [claude, copilot, qwen, codex, pi, opencode, gemini, cline]
