import { shellWord, singleQuoted } from '../core/shell-quote.ts'
import type { ClientId } from '../harness/clients.ts'
import { ownDialect } from '../harness/dialects.ts'

/** The programs that a hook starts. Absolute paths. */
export interface Programs {
  readonly node: string
  /** bin/atip.cjs of the package. */
  readonly atip: string
}

/** Where the script lies that takes a client's hook out without atip. It is the mark by which our entries are known. */
export const removalScript = (directory: string, id: string): string => `${directory}/remove-${id}.sh`

/** What the model is told where nothing could be judged; a sentence, since some clients show it to a person as it is. */
const failureSentence = (script: string): string =>
  `atip could not judge this command, so it is not run. Remove the hook: sh ${shellWord(script)}`

/**
 * The command line that a client runs before a shell command: one line for sh, bash and zsh. `call`: the words that ask atip. What atip says on
 * standard output reaches the client as it is said. Its standard error is told only with status 2, where it is a reason: a stack of Node is
 * nothing for a model. Whatever else happens, node or atip missing, a crash, or no end within three seconds where there is a `timeout`, ends in
 * the sentence and status 2.
 *
 * A client that runs the command on any status gets a whole answer or the one that cancels, with status 0.
 */
const guardingLine = (cancels: boolean, call: string, sentence: string): string => {
  // not by a variable: zsh, in which Codex runs hooks on macOS, takes its value for one word
  const limit = 'set --; command -v timeout >/dev/null 2>&1 && set -- timeout -k 1 3'
  if (cancels) {
    const cancel = singleQuoted(JSON.stringify({ cancel: true, errorMessage: sentence }))
    return `${limit}; R=$("$@" ${call} 2>/dev/null) && [ -n "$R" ] || R=${cancel}; printf '%s\\n' "$R"`
  }
  const judged = `{ R=$("$@" ${call} 2>&1 >&3); } 3>&1 2>/dev/null; S=$?; [ $S = 0 ] && exit 0`
  return `${limit}; ${judged}; [ $S = 2 ] && [ -n "$R" ] || R=${singleQuoted(sentence)}; printf '%s\\n' "$R" >&2; exit 2`
}

/** The line for a client's settings, with the programs by absolute paths. */
export const hookLine = (id: ClientId, { node, atip }: Programs, script: string): string =>
  guardingLine(ownDialect(id).cancels === true, `${shellWord(node)} ${shellWord(atip)} hook ${id}`, failureSentence(script))

/** The line of the plugin for Claude Code, which comes without atip: that is to be found on PATH. */
export const pluginLine = (): string =>
  guardingLine(
    false,
    'atip hook claude',
    'atip could not judge this command, so it is not run. Install atip, or remove the plugin: claude plugin uninstall atip',
  )

/** Whether a command line asks atip in the name of a client: as setup writes it, or as somebody wrote it by hand. */
export const asksFor = (id: string): ((command: string) => boolean) => {
  const byHand = new RegExp(String.raw`\batip(?:\.cjs)?['"]?\s+hook\s+${id}\b`)
  return command => command.includes(`/remove-${id}.sh`) || byHand.test(command)
}

/** Whether setup wrote it. */
export const isWritten = (id: string): ((command: string) => boolean) => {
  return command => command.includes(`/remove-${id}.sh`)
}
