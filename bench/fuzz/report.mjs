// Figures and findings, for people.

export const emptyFigures = () => ({
  ran: 0,
  refused: 0,
  slow: 0,
  commands: 0,
  exact: 0,
  several: 0,
  dynamic: 0,
  findings: 0,
  behindRefusal: 0,
  reasons: new Map(),
})

const HOW = { exact: 'exact', 'one of several': 'several', dynamic: 'dynamic' }

export const note = (figures, _line, run, { reading, misses, covered }) => {
  if (run.commands.length > 0) figures.ran++
  if (run.slow > 0) figures.slow++
  figures.commands += run.commands.length
  if (reading.refused.length > 0) {
    figures.refused++
    if (misses.length > 0) figures.behindRefusal++
    const reason = reading.refused[0].replace(/:[\s\S]*/, '')
    figures.reasons.set(reason, (figures.reasons.get(reason) ?? 0) + 1)
    return
  }
  for (const how of covered) figures[HOW[how]]++
  if (misses.length > 0) figures.findings++
}

const show = words => words.map(it => (/^[\w./=-]+$/.test(it) ? it : JSON.stringify(it))).join(' ')

const said = word =>
  word.values === undefined
    ? `<${word.prefix}${word.rest === 'any' ? '..' : word.rest}${word.pieces === 'one' ? '' : ` ${word.pieces}`}>`
    : word.values.map(it => JSON.stringify(it)).join('|')

export const printFinding = ({ line, misses, reading, from }, at) => {
  console.log(`\n${misses[0].kind} (line ${at}${line === from ? '' : ', shortened'}): ${JSON.stringify(line)}`)
  for (const miss of misses.slice(0, 3)) {
    if (miss.path !== undefined) console.log(`  wrote ${miss.path}`)
    else {
      const { ran } = miss
      console.log(
        `  ran   ${show(ran.argv)}   in ${ran.cwd}${ran.stdin ? `   input ${JSON.stringify(ran.stdin)}` : ''}${miss.kind === 'environment' ? `   with ${ran.environment.join(' ')}` : ''}`,
      )
    }
  }
  for (const it of reading.commands.slice(0, 6))
    if (it.words.length > 0)
      console.log(
        `  said  ${it.words.map(said).join(' ')}   in ${it.cwds?.join('|') ?? 'anywhere'}${misses[0].kind === 'input' ? `   input ${JSON.stringify(it.stdin.text ?? it.stdin.kind)}` : ''}`,
      )
}

const share = (part, whole) => (whole === 0 ? '-' : `${((part / whole) * 100).toFixed(1)} %`)

export const printFigures = (figures, { shell, seed, lines, seconds, different }) => {
  const compared = figures.exact + figures.several + figures.dynamic
  console.log(
    `\n${shell}, seed ${seed}: ${lines} lines in ${seconds.toFixed(0)} s; ${figures.ran} of them ran ${figures.commands} commands (${figures.slow} were stopped)`,
  )
  console.log(
    `refused by the reader: ${figures.refused} (${share(figures.refused, lines)}); of these ${figures.behindRefusal} did what was not judged`,
  )
  console.log(
    `  ${[...figures.reasons]
      .toSorted(([, a], [, b]) => b - a)
      .map(([reason, times]) => `${reason} ${times}`)
      .join(', ')}`,
  )
  console.log(
    `commands of the others: exact ${share(figures.exact, compared)}, one of several known ${share(figures.several, compared)}, words only partly known ${share(figures.dynamic, compared)}`,
  )
  console.log(`lines that did what was not judged: ${figures.findings} (${different} different)`)
}
