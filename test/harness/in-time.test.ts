import { describe, expect, test } from 'vitest'
import { readJson } from '../../src/core/json.ts'
import { realPathOf } from '../../src/engine/real-path.ts'
import { locationsOf } from '../../src/registry/locations.ts'
import { QUADRATIC, growthOf } from '../helpers/growth.ts'
import { boundVerdict } from '../../src/policy/bound-verdict.ts'
import { check, decisionOf, shimContext } from '../helpers/shims.ts'
import { workspace } from '../helpers/workspace.ts'
import { schemaErrors } from '../helpers/schemas.ts'

const LONGEST = 64 * 1024

/** How often the disk is asked where a path leads, when all there is is /home/ada. */
const looks = (path: string): { readonly count: number; readonly real: string | undefined } => {
  let count = 0
  const realpath = (it: string): string | undefined => {
    count++
    return ['/', '/home', '/home/ada'].includes(it) ? it : undefined
  }
  const none = { list: () => ({ kind: 'absent' }) as const, stat: () => undefined, realpath }
  const world = { files: none as never, home: '/home/ada', env: {}, platformDirs: undefined, uid: 1000, packageDir: '/package' }
  const locations = locationsOf(world, undefined)
  return { real: realPathOf(locations, world)(path), count }
}

describe('where a path leads', () => {
  test('is found for what is not there in few looks, however long the path is', () => {
    expect(looks('/home/ada/new.txt')).toEqual({ real: '/home/ada/new.txt', count: 2 })
    for (const depth of [5, 50, 500, 1000]) {
      const path = `/home/ada${'/a'.repeat(depth)}`
      const { real, count } = looks(path)
      expect(real).toBe(path)
      expect(count).toBeLessThan(30)
    }
  })

  test('is not looked for where no system would take the path', () => {
    expect(looks(`/home/ada${'/a'.repeat(LONGEST)}`)).toEqual({ real: undefined, count: 0 })
    expect(looks(`/home/ada/${'a'.repeat(256)}`)).toEqual({ real: undefined, count: 0 })
  })
})

test.each([`rm ${'a/'.repeat(30_000)}..`, `cat ${'a'.repeat(300)}`, `echo x > ${'a/'.repeat(3000)}b`])(
  'a path that no system takes is asked about',
  line => {
    expect(decisionOf(line)).toBe('ask')
  },
)

const KINDS: Readonly<Record<string, (size: number) => string>> = {
  'one long path': size => `rm ${'a/'.repeat(size / 2 - 4)}..`,
  'many paths up and down': size => `cat ${`${'q/../'.repeat(40)}x `.repeat(size / 204)}`,
  'many words': size => `cat ${'f '.repeat(size / 2 - 4)}`,
  'many commands': size => 'ls;'.repeat(size / 3),
  'many pipes': size => `${'ls|'.repeat(size / 3 - 2)}ls`,
  'nested groups': size => `${'{ '.repeat(size / 4 - 2)}ls${';}'.repeat(size / 4 - 2)}`,
  'nested substitutions': size => `${'$('.repeat(size / 3 - 2)}ls${')'.repeat(size / 3 - 2)}`,
  'a quoted text of values': size => `echo "${'$a '.repeat(size / 3 - 4)}"`,
  braces: size => `echo ${'{a,b}'.repeat(size / 5 - 2)}`,
  'options that nobody knows': size => `git ${'-a -b '.repeat(size / 6 - 4)}`,
  'options in one word': size => `ls -${'l'.repeat(size - 8)}`,
  'variables of a command': size => `env ${'A=1 '.repeat(size / 4 - 4)}ls`,
  'directories to go to': size => `git ${'-C a '.repeat(size / 5 - 4)}status`,
  'programs that start programs': size => `${'sudo -Z '.repeat(size / 8 - 2)}ls`,
  globs: size => `rm ${'apples/red/ripe*.txt '.repeat(size / 21 - 1)}`,
  'here-documents': size => 'cat <<E\nx\nE\n'.repeat(size / 12),
}

/** Each level is read anew: its work is bounded by how many commands and how many letters a line may have. */
const NESTED = 'nested substitutions'

test.each(Object.entries(KINDS).filter(([name]) => name !== NESTED))('work grows with the line and not with its square: %s', (_, kind) => {
  expect(growthOf(size => decisionOf(kind(size)), LONGEST - 8)).toBeLessThan(QUADRATIC)
})

describe('what is certainly denied is found whatever else stands on the line', () => {
  const ORCHARD = 'rm -rf /var/orchard'
  const OTHERS = {
    'a command of nine thousand words': `rm ${'apples '.repeat(9000)}`,
    'a chain of programs that nobody can read': 'sudo -Z '.repeat(500),
    'a text of many commands': `sh -c '${'sudo -Z sudo -Z sudo -Z sudo -Z ls;'.repeat(900)}'`,
  }
  /** There is time for so many looks at the clock. */
  const hurried = (times: number) => {
    let left = times
    return { ...shimContext, expired: () => --left < 0 }
  }

  test.each(Object.entries(OTHERS))('%s', (_, other) => {
    for (const line of [`${other}; ${ORCHARD}`, `${ORCHARD}; ${other}`]) {
      expect(decisionOf(line)).toBe('deny')
      expect(decisionOf(line, hurried(100))).toBe('deny')
    }
  })

  test('and is not lost among the words of its own command', () => {
    expect(decisionOf(`rm -rf ${'apples '.repeat(9000)} /var/orchard`)).toBe('deny')
    expect(decisionOf(`rm -rf ${'-v '.repeat(2000)} /var/orchard`)).toBe('deny')
  })

  test('what was not looked at is asked about', () => expect(decisionOf('ls -la; ls', hurried(0))).toBe('ask'))
})

/** As whoever asks is told. */
const told = (line: string) => boundVerdict(check(line))

describe('an answer has a bound of its own', () => {
  test.each(['nested substitutions', 'many commands', 'many words', 'many paths up and down'])('%s', kind => {
    const verdict = told(KINDS[kind]!(30_000))
    expect(JSON.stringify(verdict).length).toBeLessThan(1024 * 1024)
    expect(verdict.omitted).toBeDefined()
    expect(schemaErrors('verdict', verdict)).toEqual([])
  })

  test('the decision and the command that made it are told, wherever it stands', () => {
    const verdict = told(`${'ls;'.repeat(500)}rm -rf /etc`)
    expect(verdict).toMatchObject({ decision: 'deny', omitted: { invocations: 401 } })
    expect(verdict.invocations.at(-1)).toMatchObject({ text: 'rm -rf /etc', decision: 'deny' })
  })

  test('an ordinary line is told whole', () => expect(told('git status && ls -la | head')).not.toHaveProperty('omitted'))
})

test('each request of a stream has its own time, and a slow one is followed by right answers', async () => {
  const machine = workspace()
  const slow = `cat ${KINDS['many paths up and down']!(60_000)} && rm -rf /etc`
  const requests = [slow, 'git status', `rm ${'a/'.repeat(30_000)}.. ; rm -rf /var/orchard`, 'rm -rf /etc']
  const input = `${requests.map(run => JSON.stringify({ run })).join('\n')}\n`
  const { stdout } = await machine.atip(['check', '--stdin', '--cwd', machine.dir], { input })
  const decisions = stdout
    .trimEnd()
    .split('\n')
    .map(line => {
      const json = readJson(new TextEncoder().encode(line))
      return json.kind === 'read' && (json.value as { readonly decision?: string }).decision
    })
  expect(decisions).toEqual(['deny', 'allow', 'deny', 'deny'])
})

test('a directory that no system takes is asked about', async () => {
  const input = `${JSON.stringify({ run: 'ls', cwd: `/${'a/'.repeat(200_000)}` })}\n`
  expect((await workspace().atip(['check', '--stdin'], { input })).stdout).toMatch(/"decision":"ask"/)
})
