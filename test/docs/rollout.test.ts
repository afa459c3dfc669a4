import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { execa, execaSync } from 'execa'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Diagnosis } from '../../src/commands/doctor/output.ts'
import { fencesOf, readMarkdown } from '../helpers/markdown.ts'
import { packed } from '../helpers/packed.ts'
import { workspace } from '../helpers/workspace.ts'

const guide = readMarkdown('docs/guide/rollout.md')

const files = fencesOf(guide).filter(({ file }) => file !== '')

// packing takes seconds: one directory, with all that the guide has in it, for every test
let rollout = ''

beforeAll(async () => {
  rollout = realpathSync(mkdtempSync(join(tmpdir(), 'atip-test-')))
  for (const { file, text } of files) writeFileSync(join(rollout, file), text)
  await packed(rollout, ['--ignore-scripts', '--pack-destination', rollout])
})

afterAll(() => rmSync(rollout, { recursive: true, force: true }))

const filesBelow = (directory: string): readonly string[] =>
  readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter(entry => !entry.isDirectory())
    .map(entry => join(entry.parentPath, entry.name).slice(directory.length))
    .toSorted()

const offline = (home: string) => ({
  HOME: home,
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  npm_config_cache: join(home, 'npm-cache'),
  npm_config_update_notifier: 'false',
})

test('the guide has the files that it talks of', () => {
  expect(files.map(({ file }) => file)).toEqual(['install.sh', 'policy.sh', 'hooks.sh', 'Dockerfile', 'update.sh', 'uninstall.sh'])
})

describe('its files, run by sh for another root,', () => {
  test('make what they say, and take it away again', { timeout: 120_000 }, async () => {
    const machine = workspace()
    const root = join(machine.dir, 'image')
    const run = (file: string) =>
      execa('/bin/sh', [join(rollout, file)], {
        cwd: rollout,
        env: { ...offline(machine.home), DESTDIR: root, NODE: process.execPath },
        extendEnv: false,
      })
    await run('policy.sh')
    await run('hooks.sh')
    expect(filesBelow(root)).toEqual([
      '/etc/agent-tools/config.json',
      '/etc/agent-tools/policy.json',
      '/etc/claude-code/managed-settings.json',
      '/etc/codex/requirements.toml',
      '/etc/cursor/hooks.json',
      '/etc/gemini-cli/settings.json',
      '/etc/github-copilot/policy.d/atip.json',
      '/etc/qwen-code/settings.json',
      '/usr/share/agent-tools/shims/deployctl.json',
    ])
    for (const path of filesBelow(root).filter(it => it.endsWith('.json')))
      expect([path, typeof JSON.parse(readFileSync(join(root, path), 'utf8'))]).toEqual([path, 'object'])

    const etc = join(root, 'etc/agent-tools')
    expect((await machine.atip(['validate', '--as', 'config', join(etc, 'config.json')])).status).toBe(0)
    expect((await machine.atip(['validate', '--strict', join(root, 'usr/share/agent-tools/shims/deployctl.json')])).json()).toMatchObject({
      valid: true,
    })
    const env = { XDG_DATA_DIRS: join(root, 'usr/share') }
    expect((await machine.atip(['policy', 'test', join(etc, 'policy.json')], { env })).json()).toMatchObject({ passed: true })

    await run('install.sh')
    const program = join(root, 'usr/local/bin/atip')
    expect((await execa(process.execPath, [program, '--version'])).stdout).toMatch(/^\d+\.\d+\.\d+$/)
    await run('uninstall.sh')
    // npm keeps a list of what it installed
    expect(filesBelow(root).filter(path => !path.endsWith('/.package-lock.json'))).toEqual([])
  })
})

/** A root of its own, entered by bubblewrap: the system's programs, this Node, and what the guide writes. */
const entering = (root: string, home: string): readonly string[] => {
  const bound = (path: string): readonly string[] =>
    lstatSync(path).isSymbolicLink() ? ['--symlink', readlinkSync(path), path] : ['--ro-bind', path, path]
  const system = ['/bin', '/lib', '/lib64', '/sbin'].filter(path => existsSync(path))
  const usr = readdirSync('/usr')
    .filter(name => !['local', 'share', 'src', 'games'].includes(name))
    .map(name => join('/usr', name))
  for (const name of ['etc', 'usr/local', 'usr/share']) mkdirSync(join(root, name), { recursive: true })
  return [
    ['--unshare-all', '--die-with-parent'],
    ...[...system, ...usr].map(bound),
    ['--ro-bind', dirname(dirname(realpathSync(process.execPath))), '/opt/node'],
    ['--bind', join(root, 'etc'), '/etc'],
    ['--bind', join(root, 'usr/local'), '/usr/local'],
    ['--bind', join(root, 'usr/share'), '/usr/share'],
    ['--bind', home, '/home/ada'],
    ['--ro-bind', rollout, '/rollout'],
    ['--tmpfs', '/tmp', '--proc', '/proc', '--dev', '/dev'],
    ['--clearenv', '--setenv', 'HOME', '/home/ada', '--setenv', 'PATH', '/usr/local/bin:/opt/node/bin:/usr/bin:/bin'],
    ['--setenv', 'npm_config_update_notifier', 'false', '--chdir', '/rollout'],
  ].flat()
}

const canEnter = !execaSync('bwrap', ['--unshare-all', '--ro-bind', '/', '/', 'true'], { reject: false }).failed
const NEEDS = canEnter ? '' : ' (skipped: needs bubblewrap)'

interface Image {
  readonly home: string
  readonly sh: (
    line: string,
    input?: string,
  ) => Promise<{ readonly status: number | undefined; readonly stdout: string; readonly all: string }>
}

const image = (): Image => {
  const machine = workspace()
  const options = entering(join(machine.dir, 'image'), machine.home)
  return {
    home: machine.home,
    sh: async (line, input = '') => {
      const { exitCode, stdout, all } = await execa('bwrap', [...options, '/bin/sh', '-c', line], { reject: false, all: true, input })
      return { status: exitCode, stdout, all }
    },
  }
}

const steps = (fencesOf(guide).find(({ file }) => file === 'Dockerfile')?.text ?? '')
  .split('\n')
  .filter(line => line.startsWith('RUN '))
  .map(line => line.slice('RUN '.length))

describe.skipIf(!canEnter)(`an image as the guide makes it${NEEDS}`, () => {
  test('is made by the lines of its Dockerfile, holds what it should, and lets everything go again', { timeout: 180_000 }, async () => {
    const { sh, home } = image()
    expect(steps).toHaveLength(3)
    for (const step of steps) expect({ step, ...(await sh(step)) }).toMatchObject({ step, status: 0 })

    const diagnosis = JSON.parse((await sh('atip doctor --json')).stdout) as Diagnosis
    const hooks = diagnosis.checks.filter(({ name }) => name.endsWith(' hook'))
    expect(hooks.map(({ name, status }) => `${name} ${status}`)).toEqual([
      'claude hook ok',
      'copilot hook ok',
      'qwen hook ok',
      'codex hook ok',
      'cursor hook ok',
      'gemini hook ok',
    ])
    expect(diagnosis.checks.find(({ name }) => name === 'managed policy')).toMatchObject({
      status: 'ok',
      message: '/etc/agent-tools/policy.json, 4 tests as expected',
    })

    // what a user writes softens nothing of it
    mkdirSync(join(home, '.config/agent-tools'), { recursive: true })
    writeFileSync(
      join(home, '.config/agent-tools/policy.json'),
      '{"commands": {"allow": ["npm publish", "git push", "deployctl rollout"]}}',
    )
    expect((await sh("atip check 'npm publish' --text")).stdout).toMatch(/^deny .*Releases are made by the pipeline/)
    expect((await sh("atip check 'git push' --text")).stdout).toMatch(/^ask/)
    expect((await sh("atip check 'deployctl rollout api' --text")).stdout).toMatch(/^deny .*Deployments are made by the pipeline/)

    const payload = JSON.stringify({
      hook_event_name: 'PreToolUse',
      tool_name: 'Bash',
      cwd: '/rollout',
      tool_input: { command: 'npm publish' },
    })
    const { hooks: managed } = JSON.parse((await sh('cat /etc/claude-code/managed-settings.json')).stdout) as {
      readonly hooks: { readonly PreToolUse: readonly { readonly hooks: readonly { readonly command: string }[] }[] }
    }
    const command = managed.PreToolUse[0]?.hooks[0]?.command ?? ''
    expect(JSON.parse((await sh(command, payload)).stdout)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })

    expect(await sh('sh update.sh')).toMatchObject({ status: 0 })
    // the next version over the old one
    expect(await sh('sh install.sh')).toMatchObject({ status: 0 })
    expect(JSON.parse((await sh(command, payload)).stdout)).toMatchObject({ hookSpecificOutput: { permissionDecision: 'deny' } })

    expect(await sh('sh uninstall.sh')).toMatchObject({ status: 0 })
    expect((await sh('command -v atip; find /etc /usr/share -type f')).stdout).toBe('')
    // a hook that outlasts its program holds everything back
    expect(await sh(command, payload)).toMatchObject({ status: 2, all: expect.stringMatching(/could not judge this command/) as string })
  })
})
