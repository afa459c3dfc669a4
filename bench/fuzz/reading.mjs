// What our reader says about a line: every command that it was judged by, and whether the line gets through at all.
import { loadEngine, shimContext } from '../engine.mjs'

const HARMLESS = { filesystem: { write: false, delete: false }, destructive: false, network: false, creates: [], modifies: [], deletes: [] }

/** Every program counts as known and harmless, whatever its words: what is refused is refused for what the shell does. */
const everyTool = {
  document: {
    atip: '0.1',
    name: 'stub',
    version: '1',
    description: 'Writes down how it was started',
    'x-syntax': { operandsOnly: true, doubleDash: false },
    arguments: [{ name: 'word', type: 'string', variadic: true, required: false, description: 'Anything' }],
    effects: HARMLESS,
  },
  source: 'packaged',
  trusted: true,
}

/** Of a variable that a document would describe. */
const UNDESCRIBED = /^what the variable \w+ does to /

const collect = (judgements, found) => {
  for (const { readings } of judgements) {
    for (const { own, inner } of readings) {
      found.commands.push(own.invocation)
      for (const { code, reason } of own.assessment.unknowns) if (!UNDESCRIBED.test(reason)) found.refused.push(`${code}: ${reason}`)
      collect(inner, found)
    }
  }
  return found
}

export const loadReader = async shell => {
  const { readShell, judgeCommand, judgeProblems } = await loadEngine()
  const context = { ...shimContext(), shell, resolveTool: tool => ({ kind: 'known', tool, layers: [everyTool], installed: true }) }
  const place = { shell, cwds: [context.cwd], stdin: { kind: 'terminal' } }
  return (line, whole = false) => {
    const judge = { context, judged: 0 }
    const reading = readShell(line, { ...place, home: context.home })
    // refused already, whatever the commands are
    if (reading.problems.length > 0 && !whole)
      return { commands: [], refused: reading.problems.map(it => `${it.code}: ${it.reason}`), renames: false }
    const judgements = reading.invocations.map(it => judgeCommand(judge, it))
    if (reading.problems.length > 0) judgements.push(judgeProblems({ ...place, text: line, span: [0, line.length] }, reading.problems))
    const found = collect(judgements, { commands: [], refused: [] })
    return {
      ...found,
      renames: found.commands.some(
        it => it.words[0]?.values?.includes('exec') && it.words.some(word => /^-[cl]*a/.test(word.values?.[0] ?? '')),
      ),
    }
  }
}
