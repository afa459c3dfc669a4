/** Commands of one script; a launcher has some ten. */
const MOST_COMMANDS = 3000

/** Words that stand before a command without being part of it. */
const KEYWORDS: ReadonlySet<string> = new Set(['if', 'then', 'else', 'elif', 'while', 'until', 'do', '!', '{', 'time'])

interface Reader {
  readonly text: string
  at: number
}

/** Moves past what is enclosed, which starts at `at`: a quoted string, or the inside of `$(`, `${` and backquotes. */
const skipEnclosed = (reader: Reader, close: string): void => {
  const { text } = reader
  while (reader.at < text.length) {
    const char = text[reader.at++]!
    if (char === close) return
    if (char === '\\' && close !== "'") reader.at++
    else if (close !== "'") skipInner(reader, char, close)
  }
}

const skipInner = (reader: Reader, char: string, close: string): void => {
  if (char === '$' && reader.text[reader.at] === '(') {
    reader.at++
    skipEnclosed(reader, ')')
  } else if (char === '$' && reader.text[reader.at] === '{') {
    reader.at++
    skipEnclosed(reader, '}')
  } else if (char === '(' && close === ')') skipEnclosed(reader, ')')
  else if (char === '`' || char === '"') skipEnclosed(reader, char)
  else if (char === "'" && close !== '"') skipEnclosed(reader, "'")
}

/** Moves past the lines of a here-document whose operator was just read. */
const skipHereDocument = (reader: Reader): void => {
  const rest = reader.text.slice(reader.at)
  const opening = /^-?[ \t]*(?:'([^'\n]+)'|"([^"\n]+)"|\\?([\w.-]+))/.exec(rest)
  if (opening === null) return
  const word = opening[1] ?? opening[2] ?? opening[3]!
  const lines = rest.split('\n')
  const end = lines.findIndex((line, index) => index > 0 && line.replace(/^\t+/, '') === word)
  // what stands behind the operator on its line is lost with it: launchers have nothing there
  reader.at = end === -1 ? reader.text.length : reader.at + lines.slice(0, end + 1).join('\n').length
}

/**
 * The simple commands of a shell script, each as its words with their quotes still on: every branch, in the order of the text. This is
 * not a shell: it is enough to see what short launchers start, where a full reading of several hundred scripts would take seconds.
 */
export const shellCommands = (text: string): readonly (readonly string[])[] => {
  const reader: Reader = { text, at: 0 }
  const commands: string[][] = []
  let words: string[] = []
  let word = ''
  const endWord = () => {
    if (word !== '' && !(words.length === 0 && KEYWORDS.has(word))) words.push(word)
    word = ''
  }
  const endCommand = () => {
    endWord()
    if (words.length > 0) commands.push(words)
    words = []
  }
  while (reader.at < text.length && commands.length < MOST_COMMANDS) {
    const start = reader.at
    const char = text[reader.at++]!
    if (char === '\\') {
      if (text[reader.at] === '\n') reader.at++
      else word += text.slice(start, ++reader.at)
    } else if (char === '#' && word === '') {
      const end = text.indexOf('\n', start)
      reader.at = end === -1 ? text.length : end
    } else if (char === '<' && text.startsWith('<<', start) && text[start + 2] !== '<') {
      reader.at++
      skipHereDocument(reader)
      endCommand()
    } else if (char === '>' || char === '<') {
      // a redirection: its file is no argument
      endWord()
      const target = /^[>&|]?[ \t]*(?:[0-9-]+|"[^"\n]*"|[^\s;&|<>()]+)/.exec(text.slice(reader.at, reader.at + 400))
      reader.at += target?.[0].length ?? 0
      if (/^[0-9]$/.test(words.at(-1) ?? '') && text[start - 1] === words.at(-1)) words.pop()
    } else if (char === ' ' || char === '\t' || char === '\r') endWord()
    else if (char === '(' && word.endsWith('=')) {
      // an array: its words are kept apart by its name
      skipEnclosed(reader, ')')
      word += text.slice(start, reader.at)
    } else if ('\n;&|()'.includes(char)) endCommand()
    else {
      if (char === "'" || char === '"' || char === '`') skipEnclosed(reader, char)
      else if (char === '$' && (text[reader.at] === '(' || text[reader.at] === '{')) {
        const close = text[reader.at] === '(' ? ')' : '}'
        reader.at++
        skipEnclosed(reader, close)
      }
      word += text.slice(start, reader.at)
    }
  }
  endCommand()
  return commands
}
