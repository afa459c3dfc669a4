import { describe, expect, test } from 'vitest'
import { commandName } from '../../src/document/commands.ts'
import type { Node } from '../../src/document/document.ts'
import { childOf } from '../../src/document/document.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { decisionOf, shimContext, shimDocuments } from '../helpers/shims.ts'

const decide = (section: 'allow' | 'ask' | 'deny', rule: string, line: string) => {
  const user = readPolicy({ extends: 'none', commands: { [section]: [rule] } }, { name: '/home/user/policy.json', level: 'user' })
  if (!user.ok) throw new Error(user.failure.message)
  return decisionOf(line, shimContext, { policies: stackOf({ user: user.value }) })
}

describe('a denial reaches what is the same under another name', () => {
  test.each([
    ['docker run --privileged', 'docker container run --privileged alpine'],
    ['docker container run --privileged', 'docker run --privileged alpine'],
    ['docker container', 'docker run alpine'],
    ['docker rmi', 'docker image rm pears'],
    ['docker image', 'docker rmi pears'],
    ['docker container ps', 'docker ps'],
    ['docker compose down -v', 'docker-compose down --volumes'],
    ['docker-compose down -v', 'docker compose down -v'],
    ['podman rm -f', 'podman container rm --force web'],
    ['gh pr checkout', 'gh co 1'],
    ['python -c', "python3 -c 'print(1)'"],
    ['python -c', "python3.11 -c 'print(1)'"],
    ['python3 -c', "/usr/bin/python3.11 -c 'print(1)'"],
    ['gcc', 'gcc-12 pears.c'],
    ['pip install', 'pip3 install pears'],
    ['./gradlew', 'bash ./gradlew'],
    ['./gradlew', 'sh gradlew build'],
    ['./gradlew', '. ./gradlew'],
    ['./gradlew', 'cd sub && bash ../gradlew'],
    ['./gradlew deploy', 'sh -x ./gradlew deploy'],
    ['deploy.py', 'python3 scripts/deploy.py'],
    ['ssh prod', 'ssh root@prod'],
    ['npm install pears', 'npm i pears@1.2'],
  ])('%s: %s', (rule, line) => {
    expect(decide('deny', rule, line)).toBe('deny')
    expect(decide('ask', rule, line)).toBe('ask')
    expect(decide('allow', rule, line)).not.toBe('allow')
  })

  test.each([
    ['docker run --privileged', 'docker container run alpine'],
    ['docker run', 'docker container ls'],
    ['docker volume', 'docker rm pears'],
    ['./gradlew deploy', 'sh ./gradlew build'],
    ['./gradlew', 'sh other/gradlew'],
    ['base64', 'base32 pears.txt'],
    ['python2', 'python3 prune.py'],
    ['python2', 'python prune.py'],
    ['ssh prod', 'ssh ada@other'],
    ['npm install pears', 'npm i @pears/seeds'],
  ])('and no more: %s is not %s', (rule, line) => {
    expect(decide('deny', rule, line)).toBe('ask')
  })
})

test('a denial of a host does not ask as whom', () => {
  expect(decide('deny', 'ssh prod', 'ssh -l root prod')).toBe('deny')
})

test('a program that may be the version that is denied is asked about, whoever else allows it', () => {
  const read = readPolicy({ commands: { deny: ['python3 -V'] } }, { name: 'p', level: 'user' })
  if (!read.ok) throw new Error(read.failure.message)
  expect(decisionOf('python -V')).toBe('allow')
  expect(decisionOf('python -V', shimContext, { policies: stackOf({ user: read.value }) })).toBe('ask')
})

/** Every command that says what it is the same as, with its own name. */
const claims = (node: Node, name: string): readonly (readonly [string, string])[] => [
  ...(node['x-same-as'] ?? []).map(other => [name, other] as const),
  ...Object.entries(node.commands ?? {}).flatMap(([word, child]) => claims(child, `${name} ${word}`)),
]

const nodeOf = (text: string): Node | undefined => {
  const [tool, ...names] = text.split(' ')
  return names.reduce<Node | undefined>(
    (node, word) => {
      const name = commandName(node?.commands, word)
      return name === undefined ? undefined : childOf(node?.commands, name)
    },
    shimDocuments.find(it => it.name === tool),
  )
}

test('what a packaged document calls the same is there, and says so of it', () => {
  const all = shimDocuments.flatMap(it => claims(it, it.name))
  expect(all.length).toBeGreaterThan(100)
  const oneSided = all.filter(([name, other]) => nodeOf(other)?.['x-same-as']?.some(back => nodeOf(back) === nodeOf(name)) !== true)
  expect(oneSided).toEqual([])
})
