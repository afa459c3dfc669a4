import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { execFileSync } from 'node:child_process'
import { execa } from 'execa'
import { describe, expect, test, vi } from 'vitest'
import { pathWithRuntimes } from '../helpers/programs.ts'
import { atipBin, minimal, PLAIN, speaker, workspace } from '../helpers/workspace.ts'
import type { Workspace } from '../helpers/workspace.ts'

interface Result {
  readonly added: readonly string[]
  readonly executed: number
  readonly sandbox: string
  readonly ran: Readonly<Record<string, number>>
  readonly noSandbox: string | null
  readonly refused: readonly { readonly path: string; readonly reason: string }[]
  readonly timedOut: readonly string[]
}

const works = (): boolean => {
  try {
    execFileSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', '--dev', '/dev', '--proc', '/proc', 'bwrap', '--version'], {
      stdio: 'ignore',
    })
    return true
  } catch {
    return false
  }
}

const hasBubblewrap = works()
const isRoot = process.platform === 'linux' && process.getuid?.() === 0
const NEEDS_BUBBLEWRAP = hasBubblewrap ? '' : ' (skipped: needs bwrap)'
const NEEDS_ROOT = isRoot ? '' : ' (skipped: needs root)'

const scan = async (machine: Workspace, ...argv: readonly string[]): Promise<Result> => {
  const run = await machine.atip(['scan', machine.bin, '--json', ...(argv.includes('--timeout') ? [] : ['--timeout', '10s']), ...argv], {
    env: { PATH: pathWithRuntimes(machine) },
  })
  expect(run.stderr).toBe('')
  expect(run.status).toBe(0)
  return run.json<Result>()
}

/** Does `work`, and says in its description what came of it. */
const doing = (name: string, work: string): string =>
  `#!/bin/sh\n# atip\ndone=$( { ${work}; } 2>&1 | tr -d '"\\\\' | tr '\\n' ' ')\ncat <<JSON\n${minimal(name, { description: 'RESULT' }).replace('RESULT', '$done.')}\nJSON\n`

const described = async (machine: Workspace, name: string): Promise<string> => {
  const shown = await machine.atip(['show', name, '--json'])
  return shown.json<{ description: string }>().description
}

describe('in bubblewrap', () => {
  test.skipIf(!hasBubblewrap)(`a program speaks, and the result says what held it${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    machine.program('lantern', speaker('lantern'))
    const result = await scan(machine, '--sandbox', 'require')
    expect(result).toMatchObject({ added: ['atip', 'lantern'], sandbox: 'bubblewrap', noSandbox: null })
    expect(result.ran).toEqual({ bubblewrap: 1, uid: 0, none: 0 })
  })

  test.skipIf(!hasBubblewrap)(`a program cannot write outside its own directories${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    chmodSync(machine.home, 0o777)
    const before = machine.snapshot(machine.dir)
    machine.program(
      'mole',
      doing('mole', `echo x > ${machine.home}/dug; echo x > ${machine.bin}/dug; echo x > /etc/atip-dug; echo x > "$HOME/own" && echo kept`),
    )
    await scan(machine, '--data-dir', join(machine.dir, 'kept'))
    const shown = await machine.atip(['show', 'mole', '--json', '--data-dir', join(machine.dir, 'kept')])
    expect(shown.json<{ description: string }>().description).toMatch(/kept/)
    expect(existsSync('/etc/atip-dug')).toBe(false)
    expect(readdirSync(machine.home)).toEqual([])
    expect(readdirSync(machine.bin)).toEqual(['mole'])
    expect(Object.keys(before)).not.toContain('home/dug')
  })

  test.skipIf(!hasBubblewrap)(`a program sees no socket of this machine, and no other process${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    const socket = join('/tmp', `atip-socket-${process.pid}`)
    const server = createServer().listen(socket)
    try {
      machine.program(
        'eavesdropper',
        doing('eavesdropper', `test -e ${socket} && echo socket; ls /run; test -d /proc/${process.pid} && echo process; echo looked`),
      )
      await scan(machine)
      expect(await described(machine, 'eavesdropper')).toBe('looked .')
    } finally {
      server.close()
    }
  })

  test.skipIf(!hasBubblewrap)(`a program has no network, not even this machine's own${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    const server = createServer(it => it.end()).listen(0, '127.0.0.1')
    await new Promise(resolve => server.once('listening', resolve))
    const address = server.address()
    const port = typeof address === 'object' ? (address?.port ?? 0) : 0
    try {
      machine.program(
        'caller',
        `#!/usr/bin/env node\n// atip\nconst say = text => console.log(JSON.stringify({ ...${minimal('caller')}, description: text }))
require('node:net').connect(${port}, '127.0.0.1').on('connect', function () { say('called'); this.destroy() }).on('error', e => say(e.code))\n`,
      )
      await scan(machine)
      expect(await described(machine, 'caller')).toMatch(/ECONNREFUSED|ENETUNREACH|EADDRNOTAVAIL/)
      await scan(machine, '--full', '--sandbox', 'off')
      expect(await described(machine, 'caller')).toBe('called')
    } finally {
      server.close()
    }
  })

  test.skipIf(!hasBubblewrap)(`an interpreter and a package that lie where everything is hidden are there${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    const tools = join(machine.dir, 'opt', 'tools')
    mkdirSync(tools, { recursive: true })
    symlinkSync('/bin/sh', join(tools, 'shell'))
    machine.file('opt/tools/words.sh', `cat <<'JSON'\n${minimal('scribe')}\nJSON\n`)
    machine.program('scribe', `#!${tools}/shell\n# atip\n. ${tools}/words.sh\n`)
    expect((await scan(machine, '--sandbox', 'require')).added).toContain('scribe')
  })

  test.skipIf(!hasBubblewrap)(
    `who leaves the session, clears its environment and closes everything is ended with the rest${NEEDS_BUBBLEWRAP}`,
    async () => {
      const machine = workspace()
      const length = String(4000 + (process.pid % 1000))
      machine.program(
        'wanderer',
        `#!/bin/sh\n# atip\n(cd / && exec setsid env -i sleep ${length}.25 </dev/null >/dev/null 2>&1) &\nprintf '%s' '${minimal('wanderer')}'\n`,
      )
      expect((await scan(machine)).added).toContain('wanderer')
      expect(sleepers(`${length}.25`)).toEqual([])
    },
  )
})

/** Ids of the processes that sleep for so long. */
const sleepers = (length: string): readonly string[] =>
  readdirSync('/proc').filter(pid => {
    try {
      return /^[0-9]+$/.test(pid) && readFileSync(`/proc/${pid}/cmdline`, 'latin1').includes(`sleep\0${length}\0`)
    } catch {
      return false
    }
  })

describe('as root without bubblewrap', () => {
  test.skipIf(!isRoot)(`a program runs as a user that has nothing${NEEDS_ROOT}`, async () => {
    const machine = workspace()
    machine.program('stranger', doing('stranger', `id -u; id -G; echo x > ${machine.home}/was-here; cat /etc/shadow | head -1`))
    const result = await scan(machine, '--sandbox', 'off')
    expect(result).toMatchObject({ sandbox: 'uid', ran: { bubblewrap: 0, uid: 1, none: 0 }, noSandbox: 'it was switched off' })
    const [uid, groups, rest] = (await described(machine, 'stranger')).split(' ').slice(0, 3)
    expect(Number(uid)).toBeGreaterThan(60_000)
    expect(groups).toBe(uid)
    expect(rest).not.toBe('root:*')
    expect(readdirSync(machine.home)).not.toContain('was-here')
  })

  test.skipIf(!isRoot)(`who leaves the session and clears its environment is found by its user${NEEDS_ROOT}`, async () => {
    const machine = workspace()
    const length = String(5000 + (process.pid % 1000))
    machine.program(
      'wanderer',
      `#!/bin/sh\n# atip\n(cd / && exec setsid env -i sleep ${length}.5 </dev/null >/dev/null 2>&1) &\nprintf '%s' '${minimal('wanderer')}'\n`,
    )
    expect((await scan(machine, '--sandbox', 'off')).added).toContain('wanderer')
    expect(sleepers(`${length}.5`)).toEqual([])
  })

  test.skipIf(!isRoot)(`what only root can run is refused, with the flag that lets it run${NEEDS_ROOT}`, async () => {
    const machine = workspace()
    machine.program('vault', speaker('vault'))
    chmodSync(join(machine.bin, 'vault'), 0o700)
    const refusing = await scan(machine, '--sandbox', 'off')
    expect(refusing).toMatchObject({ added: ['atip'], executed: 0 })
    expect(refusing.refused).toEqual([{ path: join(machine.bin, 'vault'), reason: expect.stringContaining('--as-root') as string }])
    // not settled: it is asked as soon as something can hold it
    expect((await scan(machine, ...PLAIN)).added).toEqual(['vault'])
  })
})

describe('without a sandbox', () => {
  test('--sandbox off says that nothing held the programs, and why', async () => {
    const machine = workspace()
    machine.program('lantern', speaker('lantern'))
    expect(await scan(machine, ...PLAIN)).toMatchObject({
      sandbox: 'none',
      ran: { bubblewrap: 0, uid: 0, none: 1 },
      noSandbox: 'it was switched off',
    })
  })

  test('a bubblewrap that does not start is named, and not used', async () => {
    const machine = workspace()
    machine.program('lantern', speaker('lantern'))
    machine.program('bwrap', '#!/bin/sh\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n')
    const result = await scan(machine)
    expect(result.noSandbox).toBe('No permissions to create new namespace')
    expect(result.added).toContain('lantern')
    expect(result.ran.bubblewrap).toBe(0)
  })

  test('--sandbox require fails before anything is run or written', async () => {
    const machine = workspace()
    machine.program('lantern', speaker('lantern'))
    machine.program('bwrap', '#!/bin/sh\necho "bwrap: No permissions to create new namespace" >&2\nexit 1\n')
    const run = await machine.atip(['scan', machine.bin, '--sandbox', 'require'], { env: { PATH: pathWithRuntimes(machine) } })
    expect(run.status).toBe(69)
    expect(JSON.parse(run.stderr)).toMatchObject({
      error: { code: 'SANDBOX_UNAVAILABLE', details: { reason: 'No permissions to create new namespace' } },
    })
    expect(existsSync(machine.data) && readdirSync(machine.data).includes('registry.json')).toBe(false)
    expect(readdirSync(join(machine.dir, 'tmp'))).toEqual([])
  })

  test('a program that the sandbox does not start is reported, not silent, and not run without it', async () => {
    const machine = workspace()
    machine.program('lantern', doing('lantern', `echo x > ${machine.bin}/lit`))
    // works for its own trial, and for nothing else
    machine.program(
      'bwrap',
      '#!/bin/sh\nfor last; do :; done\n[ "$last" = --version ] && echo bubblewrap 1 && exit 0\necho "bwrap: Can\'t mount proc on /newroot/proc" >&2\nexit 1\n',
    )
    const result = await scan(machine)
    expect(result.refused.map(it => it.reason)).toContain("the sandbox could not start it: Can't mount proc on /newroot/proc")
    expect(result.added).not.toContain('lantern')
    expect(readdirSync(machine.bin)).not.toContain('lit')
  })

  test.skipIf(!hasBubblewrap)(`a program that pretends that the sandbox failed is not run outside of it${NEEDS_BUBBLEWRAP}`, async () => {
    const machine = workspace()
    machine.program(
      'actor',
      `#!/bin/sh\n# atip\necho x > ${machine.bin}/on-stage 2>/dev/null\necho "bwrap: setting up uid map: Permission denied" >&2\nexit 1\n`,
    )
    await scan(machine)
    expect(readdirSync(machine.bin)).toEqual(['actor'])
  })
})

describe('what times out', () => {
  const slowThen = (machine: Workspace, name: string): string =>
    machine.program(
      name,
      `#!/bin/sh\n# atip: alone it is fast\nif mkdir ${machine.dir}/busy/first 2>/dev/null; then sleep 30; fi\nprintf '%s' '${minimal(name)}'\n`,
    )

  test('among others is tried once more, alone', async () => {
    const machine = workspace()
    mkdirSync(join(machine.dir, 'busy'))
    chmodSync(join(machine.dir, 'busy'), 0o777)
    slowThen(machine, 'donkey')
    machine.program('lantern', speaker('lantern'))
    const result = await scan(machine, ...PLAIN, '--timeout', '1500ms')
    expect(result.timedOut).toEqual([])
    expect(result.added).toContain('donkey')
  })

  test('by itself is not tried again', async () => {
    const machine = workspace()
    mkdirSync(join(machine.dir, 'busy'))
    slowThen(machine, 'donkey')
    expect((await scan(machine, ...PLAIN, '--timeout', '1500ms')).timedOut).toEqual([join(machine.bin, 'donkey')])
  })
})

test.skipIf(process.platform !== 'linux')(
  'what a killed scan left behind is ended and removed by the next one that runs programs',
  async () => {
    const machine = workspace()
    const length = `${6000 + (process.pid % 1000)}.75`
    machine.program('tortoise', `#!/bin/sh\n# atip\nexec sleep ${length}\n`)
    const env = { ...machine.env, PATH: pathWithRuntimes(machine) }
    const argv = [atipBin, 'scan', machine.bin, '--timeout', '60s', ...PLAIN]
    const scanning = execa(process.execPath, argv, { env, extendEnv: false, reject: false, stdio: 'ignore' })
    await vi.waitFor(() => expect(sleepers(length)).toHaveLength(1), { timeout: 20_000, interval: 50 })
    scanning.kill('SIGKILL')
    await scanning
    expect(readdirSync(join(machine.dir, 'tmp'))).toHaveLength(1)
    chmodSync(join(machine.bin, 'tortoise'), 0o644)
    machine.program('lantern', speaker('lantern'))
    await scan(machine, ...PLAIN)
    expect(sleepers(length)).toEqual([])
    expect(readdirSync(join(machine.dir, 'tmp'))).toEqual([])
  },
)
