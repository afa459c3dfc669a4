// Makes a line that shows something as short as it can be made while it still shows it.

/** Runs of the shell for one line; what is left then is short enough for a person. */
const MOST_TRIES = 600

const TOKENS = /\s+|[A-Za-z0-9_]+|\$?\{|\$?\(|[;&|]+|./gsu

/** Ways to leave something out: halves, quarters, .. of the pieces, then of the characters. */
const shorter = function* (line) {
  for (const pieces of [line.split(/(?<=[;\n])/), line.match(TOKENS) ?? [], [...line]]) {
    for (let length = Math.ceil(pieces.length / 2); length >= 1; length = length === 1 ? 0 : Math.ceil(length / 2))
      for (let at = 0; at < pieces.length; at += length) yield [...pieces.slice(0, at), ...pieces.slice(at + length)].join('')
  }
  // a pair of brackets around something
  for (const [open, close] of ['()', '{}', '""', "''"]) {
    for (let from = line.indexOf(open); from !== -1; from = line.indexOf(open, from + 1)) {
      const to = line.indexOf(close, from + 1)
      if (to !== -1) yield line.slice(0, from) + line.slice(from + 1, to) + line.slice(to + 1)
    }
  }
}

/** `shows` says for several lines at once which of them still show it. */
export const shrink = async (line, shows) => {
  let best = line
  let tries = 0
  for (let found = true; found && tries < MOST_TRIES;) {
    found = false
    const candidates = [...new Set(shorter(best))].filter(it => it.length < best.length && it.trim() !== '')
    for (let at = 0; at < candidates.length && !found && tries < MOST_TRIES; at += 24) {
      const batch = candidates.slice(at, at + 24)
      tries += batch.length
      const shown = await shows(batch)
      const first = shown.indexOf(true)
      if (first === -1) continue
      best = batch[first]
      found = true
    }
  }
  return best
}
