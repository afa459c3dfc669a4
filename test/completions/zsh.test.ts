import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOSTILE, LEFT_OUT, completionFile, runShell, shellNote, shellPath, strait } from '../helpers/shells.ts'
import type { Workspace } from '../helpers/workspace.ts'

const zsh = shellPath('zsh')

/**
 * Types keys into an interactive zsh on a terminal of its own. Ctrl-X writes down what stands on the line then, and everything that was
 * offered, and ends the shell.
 */
const TYPE = `
zmodload zsh/zpty
zpty inner "$ZSH -f -i"
zpty -w inner 'PS1= PS2= RPS1=; unset zle_bracketed_paste; source "$COMPLETION"; zstyle ":completion:*" list-prompt ""; LISTMAX=10000
compadd() { local -a hits; builtin compadd -O hits "$@"; print -rl -- $hits >> offered; builtin compadd "$@" }
finish() { print -r -- "$BUFFER" > line; exit }; zle -N finish; bindkey "^X" finish; bindkey -M menuselect "^X" finish 2>/dev/null; print rea""dy'
zpty -r inner seen '*ready*'
zpty -w -n inner "$1"$'\\t\\C-x'
zpty -r inner seen '*ended*'
exit 0
`

interface Pressed {
  readonly machine: Workspace
  readonly line: string
  readonly offered: readonly string[]
}

const press = async (start: string): Promise<Pressed> => {
  const machine = strait()
  const more = { COMPLETION: completionFile('zsh'), ZSH: zsh!, TERM: 'xterm' }
  const run = await runShell(machine, [zsh!, '-f', '-c', TYPE, 'zsh', start], more)
  expect(run.timedOut).toBe(false)
  const lines = (file: string): readonly string[] =>
    existsSync(join(machine.dir, file)) ? readFileSync(join(machine.dir, file), 'utf8').trimEnd().split('\n') : []
  return { machine, line: lines('line').join('\n'), offered: [...new Set(lines('offered'))].filter(it => it !== '') }
}

describe.skipIf(zsh === undefined)(`zsh${shellNote('zsh')}`, () => {
  test.each([
    ['atip sca', 'atip scan '],
    ['atip policy expl', 'atip policy explain '],
    ['atip scan --prob', 'atip scan --probe '],
    ['atip scan --probe=e', 'atip scan --probe=evidence '],
    ['atip show ferry lo', 'atip show ferry load '],
    ['true; atip show ferry go h', 'true; atip show ferry go home '],
    ['atip check --policy wor', 'atip check --policy workspace '],
    ['atip check --delegation=hold/ca', 'atip check --delegation=hold/cargo.json '],
    ['atip validate harb', String.raw`atip validate harbour\ map.json `],
    ['atip scan hol', 'atip scan hold/'],
    ['atip --data-dir nowhere show ferr', 'atip --data-dir nowhere show ferr'],
  ])('completes "%s" to "%s"', async (start, line) => {
    // a line keeps no blanks at its end in a file
    expect((await press(start)).line).toBe(line.trimEnd())
  })

  test('offers the commands of a tool', async () => {
    expect((await press('atip show ferry sail ')).offered).toEqual(['away', 'home'])
  })

  test.each(HOSTILE)('inserts the name %j so that it is that one word, and runs nothing', async name => {
    const { machine, line } = await press(
      `atip show ${name.startsWith('~') || name.startsWith('=') ? `\\${name.slice(0, 2)}` : name.slice(0, 2)}`,
    )
    const words = await runShell(machine, [zsh!, '-f', '-c', 'eval "set -- $1"; printf "%s\\n" "$#" "$3"', 'zsh', line])
    expect([words.stdout, words.stderr]).toEqual([`3\n${name}`, ''])
    expect(existsSync(join(machine.dir, 'pwned'))).toBe(false)
  })

  test('leaves out names that are not one plain line', async () => {
    const { offered } = await press('atip show Q')
    expect(offered.some(it => it.startsWith('Qa'))).toBe(true)
    expect(offered.filter(it => LEFT_OUT.some(name => it.startsWith(name.slice(0, 2))))).toEqual([])
  })
})
