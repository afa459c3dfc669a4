import { existsSync, mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { execa } from 'execa'
import { expect, test } from 'vitest'
import { lookerOf } from '../../src/engine/looker.ts'
import { files } from '../../src/host/files.ts'
import { npmScripts } from '../../src/judge/scripts/npm.ts'
import { staticWord } from '../../src/shell/word.ts'
import { shimContext } from '../helpers/shims.ts'
import { workspace } from '../helpers/workspace.ts'

/** npm beside the Node that runs this. */
const npm = join(dirname(process.execPath), 'npm')

const PACKAGE = {
  name: 'harbour',
  version: '1.0.0',
  scripts: {
    hello: 'echo hello',
    prehello: 'echo before',
    posthello: 'echo after',
    test: ' echo tested # and',
    start: 'echo é',
    presail: 'echo storm',
    two: 'echo a\necho b',
    '': 'echo nothing',
    prerow: '',
    row: 'true',
    call: 'npm run --silent hello',
  },
}

/** What npm runs for these words in a directory, as its shell is given it: a shell that notes it down comes first on PATH. */
const runByNpm = async (words: readonly string[], directory: string, layout: Readonly<Record<string, string>>) => {
  const { dir, home, env } = workspace()
  for (const [path, text] of Object.entries(layout)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true })
    writeFileSync(join(dir, path), text)
  }
  const noted = join(dir, 'noted')
  const sh = join(dir, 'shell', 'sh')
  mkdirSync(dirname(sh))
  writeFileSync(sh, `#!/bin/sh\nprintf '%s\\0%s\\0' "$PWD" "$2" >> ${noted}\nexec /bin/sh "$@"\n`, { mode: 0o755 })
  const cwd = join(dir, directory)
  const variables = {
    ...env,
    PATH: [dirname(sh), dirname(process.execPath), '/usr/bin', '/bin'].join(delimiter),
    npm_config_offline: 'true',
  }
  await execa(process.execPath, [realpathSync(npm), ...words], { cwd, env: variables, extendEnv: false, reject: false })
  const notes = existsSync(noted) ? readFileSync(noted, 'utf8').split('\0').slice(0, -1) : []
  const look = lookerOf({ files, env: variables })
  const reading = npmScripts({
    context: { ...shimContext, home, look, realpath: path => files.realpath(path) },
    look,
    invocation: {
      text: '',
      span: [0, 0],
      shell: 'sh',
      words: ['npm', ...words].map(word => staticWord(word)),
      assignments: [],
      redirections: [],
      stdin: { kind: 'terminal' },
      cwds: [cwd],
      environment: new Map(),
      problems: [],
    },
    names: [words.includes('test') ? 'test' : words.includes('start') ? 'start' : 'run'],
    directory: cwd,
  })
  const ran = notes.flatMap((place, at) => (at % 2 === 0 ? [{ place, line: notes[at + 1] }] : []))
  return { ran, reading: reading.kind === 'lines' ? reading.lines.map(line => ({ place: reading.directory, line })) : reading.why }
}

const OWN = { 'boats/package.json': JSON.stringify(PACKAGE), 'boats/deck/a.txt': '' }

test.skipIf(!existsSync(npm)).each([
  [['run', 'hello'], 'boats', OWN],
  [['run', 'hello', 'a', '--', '--wide', 'b=c'], 'boats/deck', OWN],
  [['test', 'src/a.js'], 'boats', OWN],
  [['start'], 'boats', OWN],
  [['run', 'two'], 'boats', OWN],
  [['run', 'row'], 'boats', OWN],
  [
    ['run', 'hello'],
    'boats/deck',
    { ...OWN, 'boats/deck/package.json': '{"scripts":{"hello":"echo deck"},"scripts":{"hello":"echo again"}}' },
  ],
  [
    ['run', 'hello'],
    'boats',
    { ...OWN, 'boats/.npmrc': 'ignore-scripts=false\nfund=false\n', 'package.json': '{"scripts":{"hello":"echo above"}}' },
  ],
])(
  'npm itself runs the lines that were read, where they were read to run: npm %j in %s (skipped: needs npm)',
  async (words, directory, layout) => {
    const { ran, reading } = await runByNpm(words, directory, layout)
    expect(ran.length).toBeGreaterThan(0)
    expect(reading).toEqual(ran)
  },
)

test.skipIf(!existsSync(npm)).each([
  [['run', 'hello'], 'boats', { ...OWN, 'boats/.npmrc': 'script-shell=/bin/bash\n' }],
  [['run', 'hello'], 'boats/deck', { ...OWN, 'boats/deck/node_modules/x/a.js': '' }],
  [['run', 'hello'], 'boats', { ...OWN, 'package.json': '{"workspaces":["boats"]}' }],
  [['run', ''], 'boats', OWN],
])('where npm would do something else, nothing is read: npm %j in %s (skipped: needs npm)', async (words, directory, layout) => {
  const { reading } = await runByNpm(words, directory, layout)
  expect(reading).toBeTypeOf('string')
})

test.skipIf(!existsSync(npm))('--ignore-scripts leaves out what is judged all the same (skipped: needs npm)', async () => {
  const { ran, reading } = await runByNpm(['run', 'hello', '--ignore-scripts'], 'boats', OWN)
  expect(ran.map(({ line }) => line)).toEqual(['echo hello'])
  expect(reading).toEqual(expect.arrayContaining(ran))
})
