import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { HOSTILE, LEFT_OUT, completionFile, runShell, shellNote, shellPath, strait } from '../helpers/shells.ts'

const bash = shellPath('bash')

/** Cuts the line as readline does, asks the function, and prints what it would insert, a line each. */
const PRESS = `
source "$COMPLETION"
set -u
press() {
  COMP_LINE=$1 COMP_POINT=\${2:-\${#1}}
  local cut=\${COMP_LINE:0:COMP_POINT} blank=' '
  IFS=$'\\n' read -r -d '' -a COMP_WORDS < <(printf '%s' "$cut" | sed -E 's/([=:>]+)/ \\1 /g; s/ +/\\n/g')
  if [[ $cut == *"$blank" ]]; then COMP_WORDS+=(''); fi
  COMP_CWORD=$((\${#COMP_WORDS[@]} - 1))
  _atip
}
`

const press = async (line: string, point?: number): Promise<readonly string[]> => {
  const script = `${PRESS}\npress "$1" ${point ?? ''}; ((\${#COMPREPLY[@]} == 0)) || printf '%s\\n' "\${COMPREPLY[@]}"`
  const run = await runShell(strait(), [bash!, '-c', script, 'bash', line], { COMPLETION: completionFile('bash') })
  expect([run.exitCode, run.stderr]).toEqual([0, ''])
  return run.stdout === '' ? [] : run.stdout.split('\n')
}

describe.skipIf(bash === undefined)(`bash${shellNote('bash')}`, () => {
  test.each([
    ['atip sc', ['scan']],
    ['atip policy expl', ['explain']],
    ['atip help exit', ['exit-codes']],
    ['atip scan --pr', ['--probe']],
    ['atip scan --probe ', ['evidence', 'all', 'none']],
    ['atip scan --probe=', ['evidence', 'all', 'none']],
    ['atip scan --probe=e', ['evidence']],
    ['atip show fer', ['ferry']],
    ['atip show ferry ', ['load', 'sail']],
    ['atip show ferry sail ', ['away', 'home']],
    ['atip show ferry go h', ['home']],
    ['atip check -- ferry l', ['load']],
    ['atip --data-dir nowhere show fer', []],
    ['atip show ferry --commands load,s', ['load,sail']],
    ['atip hook cl', ['claude', 'cline']],
    ['atip check --policy wo', ['workspace']],
    ['atip check --policy=wo', ['workspace']],
    ['atip check --policy h', ['harbour map.json', 'hold']],
    ['atip validate ferr', ['ferry']],
    ['atip nothing ', []],
  ])('offers for "%s" %j', async (line, offered) => {
    const got = await press(line)
    // bash itself completes files where the function offers nothing else
    expect(got).toEqual(line.endsWith('--policy h') ? [] : offered)
  })

  test('completes the part of a word before the cursor', async () => {
    expect(await press('atip shown ferry', 'atip sho'.length)).toEqual(['show'])
  })

  test('offers no option twice, but one that may be repeated', async () => {
    const offered = await press('atip scan --full --skip a --')
    expect(offered).toContain('--skip')
    expect(offered).not.toContain('--full')
    expect(offered).toContain('--dry-run')
  })

  test.each(HOSTILE)('writes the name %j so that bash reads it as that one word, and runs nothing', async name => {
    const machine = strait()
    const script = `${PRESS}\npress "atip show $1"; set +H; eval "set -- \${COMPREPLY[0]}"; printf '%s\\n' "$#" "$1"`
    // bash replaces what stands behind = or :
    const kept = /^(?:=|Qn:)/.exec(name)?.[0] ?? ''
    const start = name.slice(0, Math.max(2, kept.length))
    const run = await runShell(machine, [bash!, '-c', script, 'bash', start], { COMPLETION: completionFile('bash') })
    expect([run.stdout, run.stderr]).toEqual([`1\n${name.slice(kept.length)}`, ''])
    expect(existsSync(join(machine.dir, 'pwned'))).toBe(false)
  })

  test('leaves out names that are not one plain line', async () => {
    const offered = await press('atip show Q')
    expect(offered).toContain(String.raw`Qa\$\(touch\ pwned\)`)
    expect(offered.filter(it => LEFT_OUT.some(name => it.startsWith(name.slice(0, 2))))).toEqual([])
  })

  test('inside quotes, offers what these can hold', async () => {
    expect(await press(`atip show 'Qd`)).toEqual(['Qd touch pwned'])
    expect(await press(`atip show 'Qe`)).toEqual([])
    expect(await press('atip show "Qa')).toEqual([String.raw`Qa\$(touch pwned)`])
  })

  test('says nothing when atip is not there', async () => {
    const machine = strait()
    const script = `${PRESS}\npress "atip show fer"; printf '%s' "\${#COMPREPLY[@]}"`
    const env = { COMPLETION: completionFile('bash') }
    machine.program('atip', '#!/bin/sh\necho trouble >&2\nexit 70\n')
    const run = await runShell(machine, [bash!, '-c', script], env)
    expect([run.stdout, run.stderr, run.exitCode]).toEqual(['0', '', 0])
  })
})
