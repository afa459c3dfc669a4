import { basename } from 'node:path'
import type { Part } from './part.ts'

/**
 * The line of a start-up file that loads `file`. It goes last, since it has to see PATH as it will be; where one by hand loads the file already,
 * it stays as it is.
 */
export const startUpLine = (line: string, file: string): Part => {
  // with ~ and variables before it, as people write it
  const tail = `agent-tools/${basename(file)}`
  const loads = (each: string): boolean => each === line || (each.includes(tail) && !each.trimStart().startsWith('#'))
  const edited = (text: string) => ({ kind: 'edited', text, made: undefined }) as const
  return {
    list: null,
    added: (text = '') => {
      if (text.split('\n').some(loads)) return edited(text)
      return edited(`${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${line}\n`)
    },
    without: text =>
      edited(
        text
          .split('\n')
          .filter(each => each !== line)
          .join('\n'),
      ),
    isMentioned: text => text.includes(line),
    isBare: text => text.trim() === '',
  }
}
