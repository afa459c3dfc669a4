/** One setting; `key` with section and name in small letters: `remote.origin.url`. `shape`: the same with `*` for the subsection. */
export interface Setting {
  readonly key: string
  readonly shape: string
  /** Undefined: the name stands alone, which is true. */
  readonly value: string | undefined
}

const HEADER = /^[ \t]*\[[ \t]*([A-Za-z0-9.-]+)(?:[ \t]+"((?:[^"\\]|\\.)*)")?[ \t]*\]/
const NAME = /^[ \t]*([A-Za-z][A-Za-z0-9-]*)[ \t]*/

interface Value {
  readonly value: string
  readonly rest: string
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', b: '\b', '"': '"', '\\': '\\', '\n': '' }

/** The value at the start of `text`, to the end of its line, quotes and escapes resolved; undefined where git refuses it. */
const readValue = (text: string): Value | undefined => {
  let value = ''
  let kept = 0
  let quoted = false
  for (let at = 0; ; at++) {
    const char = text[at]
    if (char === undefined || char === '\n')
      return quoted ? undefined : { value: value.slice(0, kept), rest: char === undefined ? '' : text.slice(at + 1) }
    if (char === '"') {
      quoted = !quoted
      kept = value.length
    } else if (char === '\\') {
      const escaped = ESCAPES[text[++at] ?? '']
      if (escaped === undefined) return undefined
      value += escaped
      kept = value.length
    } else if (!quoted && (char === '#' || char === ';')) {
      const end = text.indexOf('\n', at)
      return { value: value.slice(0, kept), rest: end === -1 ? '' : text.slice(end + 1) }
    } else {
      const space = char === ' ' || char === '\t'
      // space at the start and at the end does not count
      if (space && !quoted && value === '') continue
      value += char
      if (!space || quoted) kept = value.length
    }
  }
}

interface Section {
  readonly name: string
  readonly sub: string | undefined
}

const sectionOf = (name: string, sub: string | undefined): Section => {
  const dot = name.indexOf('.')
  // `[remote.origin]` is the old way to write a subsection
  if (sub === undefined && dot !== -1) return { name: name.slice(0, dot).toLowerCase(), sub: name.slice(dot + 1).toLowerCase() }
  return { name: name.toLowerCase(), sub: sub?.replace(/\\(.)/g, '$1') }
}

const settingOf = (section: Section, written: string, value: string | undefined): Setting => {
  const name = written.toLowerCase()
  const sub = section.sub === undefined ? '' : `.${section.sub}`
  return { key: `${section.name}${sub}.${name}`, shape: `${section.name}${sub === '' ? '' : '.*'}.${name}`, value }
}

/** All settings of a configuration file of git; undefined: it cannot be read as one. Follows config.c of git 2.39. */
export const readGitConfig = (written: string): readonly Setting[] | undefined => {
  const settings: Setting[] = []
  let text = written.replace(/^\u00EF\u00BB\u00BF/, '').replaceAll('\r\n', '\n')
  let section: Section | undefined
  while (text !== '') {
    const blank = /^(?:[ \t]*(?:[#;][^\n]*)?\n|[ \t]+$|[ \t]*[#;][^\n]*$)/.exec(text)
    if (blank !== null) {
      text = text.slice(blank[0].length)
      continue
    }
    const header = HEADER.exec(text)
    if (header !== null) {
      section = sectionOf(header[1]!, header[2])
      // what follows in the same line is read as a line of its own
      text = text.slice(header[0].length)
      continue
    }
    const name = NAME.exec(text)
    if (name === null || section === undefined) return undefined
    text = text.slice(name[0].length)
    if (text.startsWith('=')) {
      const value = readValue(text.slice(1))
      if (value === undefined) return undefined
      settings.push(settingOf(section, name[1]!, value.value))
      text = value.rest
    } else if (/^(?:[#;][^\n]*)?(?:\n|$)/.test(text)) {
      settings.push(settingOf(section, name[1]!, undefined))
      text = text.slice(text.includes('\n') ? text.indexOf('\n') + 1 : text.length)
    } else return undefined
  }
  return settings
}
