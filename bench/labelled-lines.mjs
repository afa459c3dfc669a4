// Lines that the tests of other guards call dangerous or safe, read from a checkout: TOML and YAML cases, text files, Rust and TypeScript
// assertions. What is no plain string (formatted, computed, repeated) is left out.
import { readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'

const ESCAPES = { n: '\n', t: '\t', r: '\r', 0: '\0' }

const unescaped = text =>
  text.replace(/\\(?:\r?\n\s*|u\{([0-9a-fA-F]+)\}|(.))/gs, (_, code, one) =>
    code ? String.fromCodePoint(parseInt(code, 16)) : one === undefined ? '' : (ESCAPES[one] ?? one),
  )

/** The literal that `text` begins with; undefined: something else. */
const literal = text => {
  const rawString = /^r(#*)"/.exec(text)
  if (rawString !== null) {
    const end = text.indexOf(`"${rawString[1]}`, rawString[0].length)
    return end === -1 ? undefined : { value: text.slice(rawString[0].length, end), rest: text.slice(end + 1 + rawString[1].length) }
  }
  const quote = text[0]
  if (quote !== '"' && quote !== "'" && quote !== '`') return undefined
  for (let at = 1; at < text.length; at++) {
    if (text[at] === '\\') at++
    else if (text[at] === quote) {
      const inside = text.slice(1, at)
      return quote === '`' && inside.includes('${') ? undefined : { value: unescaped(inside), rest: text.slice(at + 1) }
    }
  }
  return undefined
}

/** First arguments of calls, after those that are no strings (`&pack, `). */
const calls = (text, names, before) =>
  [...text.matchAll(new RegExp(`\\b(?:${names.join('|')})\\(\\s*${before}`, 'g'))].flatMap(({ 0: call, index }) => {
    const found = literal(text.slice(index + call.length))
    // "a" + "b" is computed
    return found === undefined || /^\s*(?:\+|\.)/.test(found.rest) ? [] : [found.value]
  })

const labelled = (label, runs) => runs.map(run => ({ run, label }))

const ofToml = text =>
  text
    .split(/^\[\[case\]\]/m)
    .slice(1)
    .flatMap(part => {
      const command = /^command = (?:"""\n?([^]*?)"""|'''\n?([^]*?)'''|"((?:[^"\\]|\\.)*)"|'([^']*)')/m.exec(part)
      const expected = /^expected(?:_decision)? = "(\w+)"/m.exec(part)?.[1]
      if (command === null || (expected !== 'deny' && expected !== 'allow')) return []
      const run = command[2] ?? command[4] ?? unescaped(command[1] ?? command[3])
      return labelled(expected === 'deny' ? 'dangerous' : 'safe', [run])
    })

const ofYaml = (text, file) => {
  const label = /destructive/.test(basename(file)) ? 'dangerous' : /safe/.test(basename(file)) ? 'safe' : undefined
  if (label === undefined) return []
  return labelled(
    label,
    [...text.matchAll(/^\s*- command: (.*)$/gm)].map(([, value]) => literal(value)?.value ?? value),
  )
}

const ofText = (text, file) => {
  const whole = { dangerous: 'dangerous', safe: 'safe' }[basename(file, '.txt')]
  return text
    .split('\n')
    .filter(line => line.trim() !== '' && !line.startsWith('#'))
    .flatMap(line => {
      const marked = /^(BLOCK|ALLOW):(.*)$/.exec(line)
      if (marked !== null) return labelled(marked[1] === 'BLOCK' ? 'dangerous' : 'safe', [marked[2].replaceAll('\\n', '\n')])
      return whole === undefined ? [] : labelled(whole, [line])
    })
}

const ofRust = text => [
  ...labelled('dangerous', calls(text, ['assert_blocks', 'assert_blocks_with_pattern', 'assert_blocks_with_severity'], '&?\\w+,\\s*')),
  ...labelled('safe', calls(text, ['assert_allows', 'assert_safe_pattern_matches'], '&?\\w+,\\s*')),
]

const LABELS = { assertBlocked: 'dangerous', assertAllowed: 'safe' }

/** `for (const command of [..]) assertBlocked(command, ..)`, the array written there or before it. */
const ofLoops = text =>
  [...text.matchAll(/for \(const command of (\w+|\[)/g)].flatMap(({ 0: head, 1: source, index }) => {
    const label = LABELS[/\b(assertBlocked|assertAllowed)\(command\b/.exec(text.slice(index, index + 3000))?.[1]]
    const start = source === '[' ? index + head.length : text.lastIndexOf(`const ${source} = [`, index)
    if (label === undefined || start === -1) return []
    const body = text.slice(start).replace(/^const \w+ = \[/, '')
    const runs = []
    for (let rest = body.trimStart(); ;) {
      const found = literal(rest)
      if (found === undefined) break
      runs.push(found.value)
      rest = found.rest.replace(/^\s*,\s*/, '')
    }
    return labelled(label, runs)
  })

const ofTypeScript = text => [
  ...Object.entries(LABELS).flatMap(([name, label]) => labelled(label, calls(text, [name], ''))),
  ...ofLoops(text),
]

const READERS = { '.toml': ofToml, '.yaml': ofYaml, '.txt': ofText, '.rs': ofRust, '.ts': ofTypeScript }

/** Every labelled line of a checkout, once. A line with both labels is left out. */
export const labelledLines = checkout => {
  const files = readdirSync(checkout, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map(entry => join(entry.parentPath, entry.name))
    .filter(file => /\/(?:tests?|packs|fixtures)\//.test(file) || /test/.test(basename(file)))
    .toSorted()
  const labels = new Map()
  for (const file of files) {
    const read = READERS[/\.\w+$/.exec(file)?.[0]]
    for (const { run, label } of read?.(readFileSync(file, 'utf8'), file) ?? [])
      labels.set(run, labels.has(run) && labels.get(run) !== label ? 'both' : label)
  }
  return [...labels].filter(([run, label]) => label !== 'both' && run.trim() !== '').map(([run, label]) => ({ run, label }))
}
