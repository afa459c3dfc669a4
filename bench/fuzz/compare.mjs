// Whether what the shell did lies within what the reader said.

/** The number depends on what else is open; bash keeps two slashes at the start of a directory. */
const sameText = text => text.replace(/\/dev\/fd\/\d+/g, '/dev/fd/63').replace(/^\/\/(?!\/)/, '/')

/** Dots that are part of a name lead nowhere, and those in the prefix are known. */
const isBelow = (value, prefix) => value.startsWith(prefix) && !/(?:^|\/)\.\.(?:\/|$)/.test(value.slice(prefix.lastIndexOf('/') + 1))

/** Whether the word, if it stays one word, can be `value`. */
const canBe = ({ prefix, ...rest }, value) => {
  const word = { ...rest, prefix: sameText(prefix) }
  if (word.values !== undefined) return word.values.some(it => sameText(it) === value)
  if (word.rest === 'number') return value.startsWith(word.prefix) && /^-?[0-9]*$/.test(value.slice(word.prefix.length))
  return word.rest === 'names' ? isBelow(value, word.prefix) : value.startsWith(word.prefix)
}

const canBePiece = (word, value) =>
  word.values === undefined ? canBe({ ...word, rest: word.rest === 'number' ? 'any' : word.rest }, value) : true

/** Whether the words, those that fall apart included, can be what was run: word by word, where in what was run each can end. */
const covers = (words, argv) => {
  let ends = new Set([0])
  for (const it of words) {
    const next = new Set()
    for (const at of ends) {
      if (it.pieces === 'one') {
        if (at < argv.length && canBe(it, argv[at])) next.add(at + 1)
        continue
      }
      for (let end = at; end <= argv.length; end++) {
        if (end > at && it.pieces === 'names' && !canBePiece(it, argv[end - 1])) break
        next.add(end)
      }
    }
    ends = next
  }
  return ends.has(argv.length)
}

const isExact = words => words.every(it => it.pieces === 'one' && it.values?.length === 1)
const isKnown = words => words.every(it => it.pieces === 'one' && it.values !== undefined)

const resolve = (cwd, path) => {
  const parts = []
  for (const part of (path.startsWith('/') ? path : `${cwd}/${path}`).split('/')) {
    if (part === '..') parts.pop()
    else if (part !== '' && part !== '.') parts.push(part)
  }
  return `/${parts.join('/')}`
}

const isIn = (cwds, cwd) => cwds === undefined || cwds.includes(cwd)

/** What a command before it has taken is gone. */
const canRead = ({ stdin }, input) => {
  if (input === undefined) return true
  if (stdin.kind === 'terminal') return input === ''
  return stdin.kind !== 'text' || stdin.text === undefined || stdin.text.endsWith(input)
}

/** Variables that were there before the line; all others the line has to have exported. */
const START = new Map(Object.entries({ PATH: '/s', HOME: '/home/user', LC_ALL: 'C.UTF-8', TERM: 'dumb', LOGNAME: 'user' }))

const canHave = ({ environment, assignments }, entries) =>
  entries.every(entry => {
    const equals = entry.indexOf('=')
    const [name, value] = [entry.slice(0, equals), entry.slice(equals + 1)]
    if (START.get(name) === value) return true
    // a variable that was there before stays exported, whatever it is set to: the policy looks at the assignment
    if (START.has(name)) return true
    const words = [environment.get(name), ...assignments.filter(it => it.name === name).map(it => it.value)]
    return words.some(word => word !== undefined && (word.pieces !== 'one' || canBe(word, value)))
  })

const written = (commands, path) =>
  commands.some(({ redirections, cwds }) =>
    redirections.some(({ access, target }) => {
      if (access === 'read') return false
      if (cwds === undefined || target.pieces !== 'one' || target.values === undefined) return true
      return cwds.some(cwd => target.values.some(value => resolve(cwd, value) === path))
    }),
  )

/** The ways in which a command can lie outside, each a narrower one of those that the way before it left. */
const WAYS = [
  ['directory', (it, ran) => isIn(it.cwds, ran.cwd)],
  ['input', (it, ran) => canRead(it, ran.stdin)],
  ['environment', (it, ran) => canHave(it, ran.environment)],
]

const judgeOne = (reading, done) => {
  const ran = { ...done, argv: done.argv.map(sameText) }
  let candidates = reading.commands.filter(it => it.words.length > 0 && covers(it.words, ran.argv))
  // after `exec -a NAME` a command goes by another name
  if (candidates.length === 0 && reading.renames)
    candidates = reading.commands.filter(it => it.words.length > 0 && covers(it.words.slice(1), ran.argv.slice(1)))
  if (candidates.length === 0) return { kind: 'command', ran }
  for (const [kind, holds] of WAYS) {
    const left = candidates.filter(it => holds(it, ran))
    if (left.length === 0) return { kind, ran, said: candidates[0] }
    candidates = left
  }
  return {
    kind: 'covered',
    how: candidates.some(it => isExact(it.words)) ? 'exact' : candidates.some(it => isKnown(it.words)) ? 'one of several' : 'dynamic',
  }
}

/** What of a run was not judged, and how precisely the rest was. */
export const compare = (reading, run) => {
  const judged = run.commands.map(ran => judgeOne(reading, ran))
  const misses = judged.filter(it => it.kind !== 'covered')
  for (const path of run.files) if (!written(reading.commands, path)) misses.push({ kind: 'file', path })
  return { misses, covered: judged.filter(it => it.kind === 'covered').map(it => it.how) }
}
