import { interpreterLeads } from './command-line.ts'
import { MOST_LEADS } from './launcher.ts'
import type { Language, Launcher, Lead } from './launcher.ts'
import { isManaged, isManager } from './manager.ts'
import { nodeLeads } from './node.ts'
import { otherLeads } from './other.ts'
import { perlLeads } from './perl.ts'
import { interpreterInText, pythonLeads } from './python.ts'
import { rubyLeads } from './ruby.ts'
import { readShebang } from './shebang.ts'
import { shellLeads } from './shell.ts'

/** How each language says where it leads. A text of the shell may hold one of Python behind its first lines. */
const READERS = {
  node: nodeLeads,
  python: pythonLeads,
  ruby: rubyLeads,
  perl: perlLeads,
  java: () => [],
  shell: launcher => (interpreterInText(launcher.text) === undefined ? shellLeads(launcher) : pythonLeads(launcher)),
} as const satisfies Record<Language, (launcher: Launcher) => readonly Lead[]>

/** `#!/usr/bin/env -S python3 -m mytool`: the first line itself starts something. */
const firstLine = ({ text, language }: Launcher): readonly Lead[] => {
  const shebang = readShebang(text)
  if (shebang === undefined || shebang.words.length === 0 || language === undefined) return []
  return interpreterLeads(
    language,
    [shebang.interpreter],
    shebang.words.map(word => [word]),
  ).filter(lead => lead.kind === 'python-module' || lead.kind === 'jar' || (lead.kind === 'file' && lead.path.startsWith('/')))
}

const keyOf = (lead: Lead): string => JSON.stringify(lead)

/** Everything that a launcher plainly leads to, by its text alone; bounded, without repetitions, nearest first. */
export const leadsOf = (launcher: Launcher): readonly Lead[] => {
  const own = launcher.language === undefined ? otherLeads(launcher) : READERS[launcher.language](launcher)
  const managed = isManaged(launcher)
  const leads = new Map([...firstLine(launcher), ...own].filter(lead => !(managed && isManager(lead))).map(lead => [keyOf(lead), lead]))
  return [...leads.values()].slice(0, MOST_LEADS)
}
