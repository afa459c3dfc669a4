import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import type { Document, Node } from '../../src/document/document.ts'
import { readCommandPattern } from '../../src/policy/command-pattern.ts'
import { CONDITION_KEYS } from '../../src/policy/condition-keys.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { ruleTrouble } from '../../src/policy/rule-troubles.ts'
import { readMarkdown } from '../helpers/markdown.ts'
import { check, shimContext, shimDocuments, shimNames } from '../helpers/shims.ts'

/*
 * What our texts advise is done here, and does what they say.
 */

const read = (policy: Json) => readPolicy(policy, { name: '/home/user/policy.json', level: 'user' })

const verdict = (commands: Json, line: string) => {
  const user = read({ commands })
  if (!user.ok) throw new Error(user.failure.message)
  return check(line, shimContext, { policies: stackOf({ user: user.value }) })
}

const troubleOf = (rule: string) => ruleTrouble(readCommandPattern(rule), { context: shimContext, names: () => shimNames })

describe('a rule that is mistyped', () => {
  /** The tool's commands, and what they are when one letter is left out, doubled, or swapped with the next. */
  const typos = (document: Document): readonly string[] =>
    Object.keys(document.commands ?? {})
      .flatMap(name =>
        /^[a-z]{3,}$/.test(name)
          ? [name.slice(0, 1) + name.slice(2), name.slice(0, 2) + name.slice(1), name[1]! + name[0]! + name.slice(2)]
          : [],
      )
      .map(word => `${document.name} ${word}`)

  test.each(['git', 'docker', 'podman', 'kubectl', 'npm', 'cargo', 'terraform', 'gh', 'helm', 'pip', 'systemctl'])(
    'of %s is one when it is written as the failure says',
    name => {
      const mistakes = typos(shimDocuments.find(it => it.name === name)!).flatMap(rule => troubleOf(rule) ?? [])
      const meant = mistakes.flatMap(it => (it.kind === 'mistake' ? [it.meant!] : []))
      expect(meant.length).toBeGreaterThan(3)
      expect(meant.filter(rule => troubleOf(rule) !== undefined)).toEqual([])
      const like = mistakes.flatMap(it => /"([^"]+)" is like it$/.exec(it.message)?.[1] ?? [])
      expect(like.filter(rule => troubleOf(rule) !== undefined)).toEqual([])
    },
  )

  test.each([['rm --recusive x'], ['git push --froce'], ['curl --reqest=DELETE https://orchard.example']])('%s', rule => {
    const trouble = troubleOf(rule)
    expect(trouble?.kind).toBe('mistake')
    expect(troubleOf(trouble!.meant!)).toBeUndefined()
    expect(verdict({ deny: [trouble!.meant!] }, trouble!.meant!).decision).toBe('deny')
  })
})

test.each(Object.keys(CONDITION_KEYS).filter(key => key.length > 5))(
  'a condition that is mistyped is known when it is written as said: %s',
  key => {
    const wrong = read({ deny: [{ [key.slice(0, 2) + key.slice(3)]: true }] })
    if (wrong.ok) throw new Error('it was accepted')
    const written = /Write "([^"]+)"/.exec(wrong.failure.suggestion?.action ?? '')?.[1]
    if (written === undefined) throw new Error(wrong.failure.message)
    const right = read({ deny: [{ [written]: true }] })
    // it may want another value, but its name is one
    expect(right.ok ? '' : right.failure.message).not.toContain(`"${written}" is no`)
  },
)

describe('what a document offers in the place of a word', () => {
  const offers = (node: Node, name: string): readonly (readonly [string, string])[] => [
    ...(node['x-safer'] ?? []).map(({ replace, with: other }) => [`${name} ${replace} pears`, other] as const),
    ...Object.entries(node.commands ?? {}).flatMap(([word, child]) => offers(child, `${name} ${word}`)),
  ]
  const all = shimDocuments.flatMap(it => offers(it, it.name))

  test('there are some', () => expect(all.length).toBeGreaterThan(4))

  test.each(all)('%s: with %s it gets the verdict that is said', (line, other) => {
    const [own] = check(line, shimContext).invocations
    expect(own?.safer?.text).toContain(` ${other}`)
    expect(check(own!.safer!.text, shimContext).decision).toBe(own!.safer!.decision)
  })
})

describe('what a rule does not name is said, and named it is allowed', () => {
  test.each([
    ['git push', 'git push --mirror', 'option --mirror', 'git push --mirror'],
    ['git push', 'git push origin +main', 'argument refspec', 'git push origin +main'],
    ['git clean -fd', 'git clean -fdx', 'option -x', 'git clean -fdx'],
    ['docker run', 'docker run --privileged alpine', 'option --privileged', 'docker run --privileged'],
    ['docker run', 'docker run -v /srv:/a alpine', 'option -v', 'docker run -v /srv:*'],
    ['npm install', 'npm install -g pears', 'option -g', 'npm install -g'],
    ['terraform apply', 'terraform apply -auto-approve', 'option -auto-approve', 'terraform apply -auto-approve'],
    ['bash', 'ls | bash -s', 'standard input', 'bash -s'],
    ['make test', 'make -C /elsewhere test', 'its directory', 'make -C /elsewhere test'],
  ])('%s: %s', (rule, line, missing, enough) => {
    const { decision, reason } = verdict({ allow: [rule] }, line)
    expect([decision, reason]).toEqual(['ask', expect.stringContaining(`, and your rule "${rule}" does not name ${missing}.`)])
    expect(verdict({ allow: [enough] }, line).decision).toBe('allow')
  })

  test.each([
    ['git push', 'rm -rf build'],
    ['git push --force', 'git push'],
  ])('but nothing of %s where it is not the reason: %s', (rule, line) => {
    expect(verdict({ allow: [rule] }, line).reason).not.toContain('your rule')
  })
})

/** What the guide says of a rule: the text itself, then lines under `allow` or `deny` of the rule. */
const SAID: readonly (readonly [quote: string, section: 'allow' | 'deny', rule: Json, yes: readonly string[], no: readonly string[]])[] = [
  [
    '`"git push"` allows neither `--force`, `--mirror`, `--delete` nor `+main`',
    'allow',
    'git push',
    ['git push', 'git push -u origin pears'],
    ['git push --force', 'git push --mirror', 'git push --delete origin pears', 'git push origin +main'],
  ],
  ['`"git push --force"` allows that and', 'allow', 'git push --force', ['git push --force'], ['git push --mirror']],
  ['`"git clean -fd"` not `-x`', 'allow', 'git clean -fd', ['git clean -fd'], ['git clean -fdx']],
  [
    '`"python3"` any Python script of the project',
    'allow',
    'python3',
    ['python3 a.py'],
    ["python3 -c '1'", 'ls | python3', 'python3 /tmp/a.py'],
  ],
  ['`-c` only as `"python3 -c"`', 'allow', 'python3 -c', ["python3 -c '1'"], ['python3 a.py']],
  ['standard input only as `"python3 -"`', 'allow', 'python3 -', ['ls | python3 -'], ['python3 a.py']],
  ['`"bash -s"`', 'allow', 'bash -s', ['ls | bash -s'], ['ls | bash']],
  [
    '`"unknown": ["input"]` where there is no word for it',
    'allow',
    { run: 'psql', unknown: ['input'] },
    ['psql < a.sql'],
    ['psql -f a.sql'],
  ],
  [
    '`"docker run"` neither\n`--privileged` nor `-v /:/host`',
    'allow',
    'docker run',
    ['docker run --rm a'],
    ['docker run --privileged a', 'docker run -v /:/host a'],
  ],
  ['`"git commit"` not `git -c core.hooksPath=x commit`', 'allow', 'git commit', ['git commit -m a'], ['git -c core.hooksPath=x commit']],
  [
    '`"rm"` deletes in the project and the temporary directories, and nothing elsewhere',
    'allow',
    'rm',
    ['rm -rf build', 'rm /tmp/a'],
    ['rm -rf ~/work', 'rm ../a'],
  ],
  ['`"rm -rf ~/work/cache"`', 'allow', 'rm -rf ~/work/cache', ['rm -rf ~/work/cache'], ['rm -rf ~/work']],
  [
    '`"curl -X DELETE https://orchard.example/*"`',
    'allow',
    'curl -X DELETE https://orchard.example/*',
    ['curl --request=DELETE https://orchard.example/1'],
    ['curl -X DELETE https://other.example/1'],
  ],
  ['`"make test"` does not allow `make test deploy`', 'allow', 'make test', ['make test'], ['make test deploy']],
  [
    '`{ "run": "rm", "path.scope": ["tree", "temp"] }`',
    'allow',
    { run: 'rm', 'path.scope': ['tree', 'temp'] },
    ['rm -rf build /tmp/a'],
    ['rm -rf ~/a'],
  ],
  [
    '`{ "run": "git push", "effects.destructive": true }`',
    'allow',
    { run: 'git push', 'effects.destructive': true },
    ['git push --force'],
    ['git push a://b'],
  ],
  ['with `"allow": ["rm"]` the line `rm -rf build` runs and `rm -rf $X` asks', 'allow', 'rm', ['rm -rf build'], ['rm -rf $X']],
  ['`frobnicate` alone allows it with any words', 'allow', 'frobnicate', ['frobnicate --now a'], ['frobnicate > ~/.bashrc']],
  ['`"cargo nextest run *"` for more', 'allow', 'cargo nextest run *', ['cargo nextest run a b'], ['cargo nextest list']],
  ['`gh repo` names all commands below it', 'deny', 'gh repo', ['gh repo delete a', 'gh repo list'], ['gh pr list']],
  [
    '`gh repo delete` also `gh -R a/b repo delete`, and not `gh repo delete-key`',
    'deny',
    'gh repo delete',
    ['gh -R a/b repo delete'],
    ['gh repo delete-key'],
  ],
  [
    '`rm -rf` is `rm -fr`, `rm -r -f` and `rm --recursive --force`',
    'deny',
    'rm -rf',
    ['rm -fr a', 'rm -r -f a', 'rm --recursive --force a'],
    ['rm -r a'],
  ],
  [
    '`curl -X DELETE` is `-XDELETE` and `--request=DELETE`',
    'deny',
    'curl -X DELETE',
    ['curl -XDELETE a.b', 'curl --request=DELETE a.b'],
    ['curl -X GET a.b'],
  ],
  ['`rm -rf build` in `deny` is found in `rm -rf src build` too', 'deny', 'rm -rf build', ['rm -rf src build'], ['rm -rf src']],
  ['`docker run` and `docker container run`', 'deny', 'docker run', ['docker container run a'], ['docker ps']],
  ['`python` and `python3.11`', 'deny', 'python', ['python3.11 a.py'], ['ruby a.rb']],
  ['`./gradlew` and `bash ./gradlew`', 'deny', './gradlew', ['bash ./gradlew'], ['bash a/gradlew']],
  ['`ssh prod` and\n  `ssh root@prod`', 'deny', 'ssh prod', ['ssh root@prod'], ['ssh other']],
  ['`npm install pears` and `npm install pears@1.2`', 'deny', 'npm install pears', ['npm install pears@1.2'], ['npm install apples']],
]

describe('what the guide says of a rule', () => {
  const guide = readMarkdown('docs/guide/policy.md')

  test.each(SAID)('%s', (quote, section, rule, yes, no) => {
    expect(guide).toContain(quote)
    for (const line of yes) expect([line, verdict({ [section]: [rule] }, line).decision]).toEqual([line, section])
    for (const line of no) expect([line, verdict({ [section]: [rule] }, line).decision]).not.toEqual([line, section])
  })
})
