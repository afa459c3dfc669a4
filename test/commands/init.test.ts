import { chmodSync, cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, unlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { execa } from 'execa'
import { describe, expect, test } from 'vitest'
import { files } from '../../src/host/files.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { shellStart } from '../../src/setup/shell-start.ts'
import { SHELLS } from '../../src/setup/shells.ts'
import type { Shell } from '../../src/setup/shells.ts'
import { shellNote, shellPath } from '../helpers/shells.ts'
import { PLAIN, root, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

/** Interactive, and without what the machine's own files say. */
const ARGV = {
  bash: ['--norc', '-i', '-c'],
  zsh: ['-f', '-i', '-c'],
  fish: ['--no-config', '-i', '-c'],
} as const satisfies Record<Shell, readonly string[]>

/** Two things that an interactive bash says where no terminal is. */
const NO_TERMINAL = /^bash: (?:cannot set terminal process group|no job control in this shell).*\n?/gm

const start = async (machine: Workspace, shell: Shell, script: string, env: Readonly<Record<string, string>> = {}) => {
  const { exitCode, stdout, stderr } = await execa(shellPath(shell)!, [...ARGV[shell], script], {
    cwd: machine.dir,
    env: { ...machine.env, TERM: 'dumb', ...env },
    extendEnv: false,
    reject: false,
    stdin: 'ignore',
    timeout: 20_000,
  })
  return { status: exitCode, stdout, stderr: stderr.replaceAll(NO_TERMINAL, '') }
}

const snippetOf = (machine: Workspace, shell: Shell): string => join(machine.home, '.config', 'agent-tools', `init.${shell}`)

const load = (machine: Workspace, shell: Shell): string => `${shell === 'fish' ? 'source' : '.'} '${snippetOf(machine, shell)}'`

interface Installed {
  readonly packageDir?: string
  readonly node?: string
  readonly data?: string
}

const writeSnippet = (machine: Workspace, shell: Shell, { packageDir = root, node = process.execPath, data }: Installed): void => {
  const world = { files, packageDir, env: machine.env, home: machine.home, platformDirs: undefined }
  const made = shellStart(shell, locationsOf(world, data), { ...world, node: { path: node, version: '', arch: '' } })
  if (!made.ok) throw new Error(made.failure.message)
  machine.file(snippetOf(machine, shell), made.value.text)
}

/** A machine that was scanned; what would start a scan says so in the file `started`. Nothing else is on its PATH. */
const scanned = async (shell: Shell): Promise<Workspace> => {
  const machine = workspace()
  machine.program('harbour', speaker('harbour'))
  machine.program('sh', '#!/bin/sh\nprintf "%s\\n" "$@" >> "$HOME/started"\n')
  // before the second in which the scan begins
  const past = new Date(Date.now() - 60_000)
  utimesSync(machine.bin, past, past)
  writeSnippet(machine, shell, {})
  expect((await machine.atip(['scan', '--quiet', ...PLAIN])).status).toBe(0)
  return machine
}

const startedIn = (machine: Workspace): readonly string[] => {
  const file = join(machine.home, 'started')
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').trimEnd().split('\n')
}

/** Faults of pages of children that were waited for: none means that there was no child. */
const CHILDREN = {
  bash: 'read -r it </proc/$$/stat; set -- ${it##*) }; echo "$9,${11}"',
  zsh: 'read -r it </proc/$$/stat; it=(${=it##*\\) }); print -r -- "$it[9],$it[11]"',
  fish: 'read it </proc/$fish_pid/stat; set it (string split " " (string replace -r ".*\\) " "" $it)); echo "$it[9],$it[11]"',
} as const satisfies Record<Shell, string>

/** What makes a scan due, after a good one. */
const CHANGES: Readonly<Record<string, (machine: Workspace) => Readonly<Record<string, string>>>> = {
  'a program that came': machine => {
    machine.program('lighthouse', '#!/bin/sh\n')
    return {}
  },
  'another PATH': machine => ({ PATH: `${machine.bin}:/nowhere` }),
  'a shim that came': machine => {
    machine.file(join(machine.data, 'shims', 'ferry.json'), '{}')
    return {}
  },
  'a configuration that came': machine => {
    machine.file(join(machine.home, '.config', 'agent-tools', 'config.json'), '{}')
    return {}
  },
  'no scan yet': machine => {
    rmSync(machine.data, { recursive: true })
    return {}
  },
}

for (const shell of SHELLS) {
  describe.skipIf(shellPath(shell) === undefined)(`${shell}${shellNote(shell)}`, () => {
    test('starts no process where nothing changed', async () => {
      const machine = await scanned(shell)
      // the count is Linux's own; elsewhere a scan that is started says so
      const count = existsSync('/proc/self/stat') ? CHILDREN[shell] : 'echo 0,0'
      const run = await start(machine, shell, `${load(machine, shell)}; ${count}`)
      expect([run, startedIn(machine)]).toEqual([{ status: 0, stdout: '0,0', stderr: '' }, []])
      // what counts would show one
      const one = await start(machine, shell, `harbour; ${count}`)
      expect(one.stdout === '0,0').toBe(!existsSync('/proc/self/stat'))
    })

    test('starts no scan where nothing changed, whatever PATH holds besides', async () => {
      const machine = await scanned(shell)
      const PATH = `${machine.bin}::relative:.:${machine.dir}/with blank:${machine.dir}/*:${machine.dir}/[a]:${machine.dir}/gone`
      mkdirSync(join(machine.dir, 'with blank'))
      const past = new Date(Date.now() - 60_000)
      utimesSync(join(machine.dir, 'with blank'), past, past)
      // fish takes an empty entry for the directory in which it stands, and tells what it starts so
      const told = shell === 'fish' ? PATH.replace('::', ':.:') : PATH
      await machine.atip(['scan', '--quiet', ...PLAIN], { env: { PATH: told } })
      const run = await start(machine, shell, load(machine, shell), { PATH })
      expect([run, startedIn(machine)]).toEqual([{ status: 0, stdout: '', stderr: '' }, []])
    })

    test.each(Object.entries(CHANGES))('starts a scan for %s, and says nothing', async (_, change) => {
      const machine = await scanned(shell)
      const env = change(machine)
      const run = await start(machine, shell, load(machine, shell), env)
      expect(run).toEqual({ status: 0, stdout: '', stderr: '' })
      const atip = join(root, 'bin', 'atip.cjs')
      expect(startedIn(machine)).toEqual([join(root, 'shells', 'scan.sh'), process.execPath, atip, machine.data])
    })

    test('starts a scan where a directory of PATH leads elsewhere or is gone', async () => {
      const machine = await scanned(shell)
      const link = join(machine.dir, 'current')
      for (const version of ['one', 'two']) {
        const directory = join(machine.dir, version)
        mkdirSync(directory)
        const past = new Date(Date.now() - 60_000)
        utimesSync(directory, past, past)
      }
      symlinkSync(join(machine.dir, 'one'), link)
      const env = { PATH: `${machine.bin}:${link}` }
      await machine.atip(['scan', '--quiet', ...PLAIN], { env })
      await start(machine, shell, load(machine, shell), env)
      expect(startedIn(machine)).toEqual([])
      unlinkSync(link)
      await start(machine, shell, load(machine, shell), env)
      expect(startedIn(machine)).toHaveLength(4)
      symlinkSync(join(machine.dir, 'two'), link)
      await start(machine, shell, load(machine, shell), env)
      expect(startedIn(machine)).toHaveLength(8)
    })

    test('does nothing in a shell that nobody types into', async () => {
      const machine = await scanned(shell)
      rmSync(machine.data, { recursive: true })
      const argv = ARGV[shell].filter(word => word !== '-i')
      const { exitCode, stdout, stderr } = await execa(shellPath(shell)!, [...argv, `${load(machine, shell)}; echo alive`], {
        env: machine.env,
        extendEnv: false,
      })
      expect([exitCode, stdout, stderr, startedIn(machine)]).toEqual([0, 'alive', '', []])
    })

    test('hands every path over as it is, and is silent once atip has moved away', async () => {
      const machine = await scanned(shell)
      const odd = join(machine.dir, `it's "odd" \\ $(touch pwned) \`touch pwned\` * @NODE@ ; & \\'`)
      mkdirSync(join(odd, 'shells'), { recursive: true })
      for (const name of SHELLS) cpSync(join(root, 'shells', `init.${name}`), join(odd, 'shells', `init.${name}`))
      writeFileSync(join(odd, 'shells', 'scan.sh'), '')
      const node = join(odd, "node's")
      writeFileSync(node, '#!/bin/sh\n')
      chmodSync(node, 0o755)
      const data = join(odd, 'data')
      writeSnippet(machine, shell, { packageDir: odd, node, data })
      const run = await start(machine, shell, load(machine, shell))
      expect(run).toEqual({ status: 0, stdout: '', stderr: '' })
      expect(startedIn(machine)).toEqual([join(odd, 'shells', 'scan.sh'), node, join(odd, 'bin', 'atip.cjs'), data, '--data-dir', data])
      expect(existsSync(join(machine.dir, 'pwned'))).toBe(false)
      rmSync(odd, { recursive: true })
      expect(await start(machine, shell, load(machine, shell))).toEqual({ status: 0, stdout: '', stderr: '' })
      expect(startedIn(machine)).toHaveLength(6)
    })
  })
}

/** Options that make a shell read otherwise, or end early. */
const STRICT: readonly (readonly [shell: Shell, options: string, shown: string])[] = [
  ['bash', 'set -euo pipefail; set -o noclobber; shopt -s nocasematch failglob extglob; IFS=/', 'set +o; shopt -p; printf %s "$IFS"'],
  ['bash', 'set -o posix; set -f; shopt -s nullglob dotglob; trap "echo err >&2" ERR', 'set +o; shopt -p'],
  ['zsh', 'setopt err_exit no_unset ksh_arrays sh_word_split glob_subst no_clobber', 'setopt'],
  ['zsh', 'setopt no_nomatch null_glob rc_quotes warn_create_global err_return pipe_fail; IFS=/', 'setopt; printf %s "$IFS"'],
  ['zsh', 'emulate ksh', 'setopt'],
  ['zsh', 'emulate sh', 'setopt'],
  ['fish', 'set fish_trace; set IFS /', 'echo $IFS'],
]

test.each(STRICT.filter(([shell]) => shellPath(shell) !== undefined))(
  '%s that was told "%s" goes on as it was, due or not',
  async (shell, options, shown) => {
    const machine = await scanned(shell)
    const script = `${options}; ${shown}; echo ---; ${load(machine, shell)}; echo ---; ${shown}`
    for (const env of [{}, { PATH: `${machine.bin}:/nowhere` }]) {
      const { status, stdout, stderr } = await start(machine, shell, script, env)
      const [before, between, after] = stdout.split('---\n')
      expect([status, stderr, between, after?.trim()]).toEqual([0, '', '', before?.trim()])
    }
    expect(startedIn(machine)).toHaveLength(4)
  },
)

const until = async (isSo: () => boolean): Promise<void> => {
  while (!isSo()) await new Promise(resolve => setTimeout(resolve, 20))
}

test('one scan is under way at a time, and one that was killed is not waited for', async () => {
  const machine = workspace()
  const node = machine.program('slow', '#!/bin/sh\necho "$@" >> "$HOME/scans"\nwhile [ ! -e "$HOME/end" ]; do sleep 0.05; done\n')
  const scan = () =>
    execa('/bin/sh', [join(root, 'shells', 'scan.sh'), node, 'atip.cjs', machine.data, '--data-dir', 'sea'], {
      env: { ...machine.env, PATH: '/usr/bin:/bin' },
      extendEnv: false,
    })
  const scans = () =>
    existsSync(join(machine.home, 'scans')) ? readFileSync(join(machine.home, 'scans'), 'utf8').split('\n').slice(0, -1) : []
  const lock = join(machine.data, 'scanned.lock')
  const outputs = [await scan(), await scan(), await scan()].map(({ stdout, stderr }) => stdout + stderr)
  await until(() => scans().length > 0)
  machine.file('home/end', '')
  await until(() => !existsSync(lock))
  expect([outputs, scans()]).toEqual([['', '', ''], ['atip.cjs scan --quiet --data-dir sea']])
  mkdirSync(lock)
  const past = new Date(Date.now() - 11 * 60_000)
  utimesSync(lock, past, past)
  await scan()
  await until(() => scans().length > 1 && !existsSync(lock))
  expect(scans()).toHaveLength(2)
})

test.skipIf(shellPath('bash') === undefined)(`a shell brings the registry up to date${shellNote('bash')}`, async () => {
  const machine = await scanned('bash')
  unlinkSync(join(machine.bin, 'sh'))
  for (const name of ['sh', 'mkdir', 'find', 'nice', 'rmdir']) symlinkSync(shellPath(name)!, join(machine.bin, name))
  machine.file(
    join(machine.data, 'shims', 'ferry.json'),
    JSON.stringify({ atip: '0.1', name: 'ferry', version: '1', description: 'Sails' }),
  )
  const lock = join(machine.data, 'scanned.lock')
  await start(machine, 'bash', load(machine, 'bash'))
  await until(() => readFileSync(join(machine.data, 'registry.json'), 'utf8').includes('"ferry"') && !existsSync(lock))
  const stamp = join(machine.data, 'scanned')
  expect(readFileSync(stamp, 'utf8')).toContain(`${join(machine.data, 'shims')}\t${join(machine.data, 'shims')}\n`)
})

describe('what a scan leaves', () => {
  const stampOf = (machine: Workspace) => {
    const [path, ...lines] = readFileSync(join(machine.data, 'scanned'), 'utf8').trimEnd().split('\n')
    return { path, entries: Object.fromEntries(lines.map(line => line.split('\t'))) }
  }

  test('is written by each scan of PATH, older than the second in which it began, and by no other scan', async () => {
    const machine = workspace()
    const stamp = join(machine.data, 'scanned')
    for (const argv of [['--dry-run'], ['--skip', 'harbour'], ['--probe', 'none'], [machine.bin]]) {
      await machine.atip(['scan', ...argv])
      expect([argv, existsSync(stamp)]).toEqual([argv, false])
    }
    for (let scan = 0; scan < 2; scan++) {
      const began = Math.floor(Date.now() / 1000)
      await machine.atip(['scan'])
      const modified = files.modifiedMs(stamp) ?? Infinity
      expect(modified).toBeLessThan(began * 1000 + 10_000)
      expect(modified % 1000).toBe(0)
      expect(modified).toBeLessThanOrEqual(Math.floor(Date.now() / 1000) * 1000 - 1000)
      utimesSync(stamp, 0, 0)
    }
  })

  test('names what is looked at and where it leads, and nothing that comes and goes or is yet to come', async () => {
    const machine = workspace()
    const link = join(machine.dir, 'link')
    symlinkSync(machine.bin, link)
    const tomorrow = join(machine.dir, 'tomorrow')
    mkdirSync(tomorrow)
    const soon = new Date(Date.now() + 86_400_000)
    utimesSync(tomorrow, soon, soon)
    const PATH = [machine.bin, link, '', 'relative', join(machine.dir, 'gone'), tomorrow, join(machine.dir, 'a\tb')].join(':')
    await machine.atip(['scan'], { env: { PATH } })
    const { path, entries } = stampOf(machine)
    expect(path).toBe(PATH)
    expect(entries).toMatchObject({ [machine.bin]: machine.bin, [link]: machine.bin, [join(machine.dir, 'gone')]: '' })
    expect(entries).toMatchObject({ [join(root, 'shims')]: join(root, 'shims'), [join(machine.data, 'shims')]: '' })
    for (const absent of ['', 'relative', tomorrow, join(machine.dir, 'a')]) expect(Object.keys(entries)).not.toContain(absent)
  })
})

const COMPLETES = {
  bash: 'COMP_LINE="atip sca" COMP_POINT=8 COMP_CWORD=1; COMP_WORDS=(atip sca); $(complete -p atip | sed "s/.*-F \\([^ ]*\\).*/\\1/;s/^/echo /") ; _atip; echo "${COMPREPLY[@]}"',
  zsh: 'compdef() { registered=("$@") }; for it in $precmd_functions; do $it; done; print -r -- $registered $#precmd_functions',
  fish: 'complete -C "atip sca"',
} as const satisfies Record<Shell, string>

const OFFERED = {
  bash: '_atip\nscan',
  zsh: '__atip_complete atip 0',
  fish: 'scan\tFind out which commands this machine has and what is known of them.',
} as const satisfies Record<Shell, string>

test.each(SHELLS.filter(shell => shellPath(shell) !== undefined))('the tab key completes in %s', async shell => {
  const machine = await scanned(shell)
  machine.program('atip', `#!/bin/sh\nexec '${process.execPath}' '${join(root, 'bin', 'atip.cjs')}' "$@"\n`)
  const { stdout, stderr } = await start(machine, shell, `${load(machine, shell)}; ${COMPLETES[shell]}`, {
    PATH: `${machine.bin}:/usr/bin:/bin`,
  })
  expect([stdout, stderr]).toEqual([OFFERED[shell], ''])
})
