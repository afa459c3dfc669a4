// Figures and findings, for people.

export const emptyFigures = () => ({
  made: 0,
  refused: 0,
  reasons: new Map(),
  run: 0,
  ranSomething: 0,
  commands: 0,
  slow: 0,
  exact: 0,
  several: 0,
  dynamic: 0,
  findings: 0,
  refusedRun: 0,
  behindRefusal: 0,
})

const HOW = { exact: 'exact', 'one of several': 'several', dynamic: 'dynamic' }

export const noteReading = (figures, { refused }) => {
  figures.made++
  if (refused.length === 0) return
  figures.refused++
  const reason = refused[0].replace(/:[\s\S]*/, '')
  figures.reasons.set(reason, (figures.reasons.get(reason) ?? 0) + 1)
}

export const noteRun = (figures, run, { reading, misses, covered }) => {
  figures.run++
  if (run.slow > 0) figures.slow++
  if (reading.refused.length > 0) {
    figures.refusedRun++
    if (misses.length > 0) figures.behindRefusal++
    return
  }
  figures.commands += run.commands.length
  if (run.commands.length > 0) figures.ranSomething++
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

export const printFigures = (figures, { shell, seed, seconds, different }) => {
  const compared = figures.exact + figures.several + figures.dynamic
  const reasons = [...figures.reasons].toSorted(([, a], [, b]) => b - a).slice(0, 12)
  console.log(`\n${shell}, seed ${seed}: ${figures.made} lines made, ${figures.run} of them run, in ${seconds.toFixed(0)} s`)
  console.log(
    `refused by the reader: ${figures.refused} (${share(figures.refused, figures.made)}): ${reasons.map(([reason, times]) => `${reason} ${times}`).join(', ')}`,
  )
  console.log(`  of ${figures.refusedRun} refused ones that were run, ${figures.behindRefusal} did what was not judged`)
  console.log(
    `let through and compared: ${figures.run - figures.refusedRun} lines; ${figures.ranSomething} of them ran ${figures.commands} commands (${figures.slow} were stopped)`,
  )
  console.log(
    `  read exactly ${share(figures.exact, compared)}, one of several known ${share(figures.several, compared)}, partly known ${share(figures.dynamic, compared)}`,
  )
  console.log(`lines that did what was not judged: ${figures.findings} (${different} different)`)
}
