import { describe, expect, test } from 'vitest'
import type { Json } from '../../src/core/json.ts'
import { stackOf } from '../../src/policy/evaluate.ts'
import type { Rules } from '../../src/policy/evaluate.ts'
import { readDelegation } from '../../src/policy/read-delegation.ts'
import { readPolicy } from '../../src/policy/read-policy.ts'
import { check, decisionOf, shimContext } from '../helpers/shims.ts'

const rulesOf = (policy: Json): Rules => {
  const user = readPolicy(policy, { name: '/home/user/policy.json', level: 'user' })
  if (!user.ok) throw new Error(user.failure.message)
  return { policies: stackOf({ user: user.value }) }
}

const decide = (commands: Json, line: string) => decisionOf(line, shimContext, rulesOf({ commands }))

describe('a denial is read as the tool reads its words', () => {
  test.each([
    ['rm -rf', 'rm -rf build', 'deny'],
    ['rm -rf', 'rm -fr build', 'deny'],
    ['rm -rf', 'rm -r -f build', 'deny'],
    ['rm -rf', 'rm build -f -r', 'deny'],
    ['rm -rf', 'rm --recursive --force build', 'deny'],
    ['rm -rf', 'rm --rec -vf build', 'deny'],
    ['rm -rf', 'rm -r build', 'ask'],
    ['rm -rf', 'rm -f build', 'ask'],
    ['rm -r -f', 'rm -Rf build', 'deny'],
    ['rm --recursive --force', 'rm -rf build', 'deny'],
    ['rm -rf build', 'rm -rf src build', 'deny'],
    ['rm -rf build', 'rm -rf ./build/', 'deny'],
    ['rm -rf build', 'rm -rf /home/user/project/build', 'deny'],
    ['rm -rf build', 'cd src && rm -rf ../build', 'deny'],
    ['rm -rf build', 'rm -rf dist', 'ask'],
    ['curl -X DELETE', 'curl -XDELETE https://orchard.example', 'deny'],
    ['curl -X DELETE', 'curl --request=DELETE https://orchard.example', 'deny'],
    ['curl -X DELETE', 'curl --request DELETE https://orchard.example', 'deny'],
    ['curl -X DELETE', 'curl https://orchard.example -sX DELETE', 'deny'],
    ['curl -X DELETE', 'curl -X GET https://orchard.example', 'ask'],
    ['curl --request=DELETE', 'curl -X DELETE https://orchard.example', 'deny'],
    ['curl -XDELETE', 'curl -X DELETE https://orchard.example', 'deny'],
    ['curl -X', 'curl -XPUT https://orchard.example', 'deny'],
    ['git push --force', 'git push -f', 'deny'],
    ['git push --force', 'git push origin main -uf', 'deny'],
    ['git --force push', 'git push -f', 'deny'],
    ['git push -f', 'git push --force origin', 'deny'],
    ['git push --force', 'git -C sub push --force', 'deny'],
    ['git push --force', 'git push --force-with-lease', 'ask'],
    ['git push origin main', 'git push origin main', 'deny'],
    ['git push origin main', 'git push -u origin dev main', 'deny'],
    ['git push origin main', 'git push origin dev', 'ask'],
    ['git push * +*', 'git push origin +main', 'deny'],
    ['git commit --no-verify', 'git commit -n -m x', 'deny'],
    ['git commit --no-verify', "git commit -m '--no-verify'", 'ask'],
    ['gh repo delete', 'gh -R a/b repo delete', 'deny'],
    ['gh repo', 'gh repo delete x', 'deny'],
    ['gh repo delete', 'gh repo delete-key', 'ask'],
    ['gh * delete', 'gh repo delete x', 'deny'],
    ['git st', 'git st -s', 'deny'],
    ['kubectl ns', 'kubectl ns prod', 'deny'],
    ['cargo nextest', 'cargo nextest run', 'deny'],
    ['cargo nextest run', 'cargo nextest run', 'deny'],
    ['cargo nextest run', 'cargo run nextest', 'ask'],
    ['frobnicate --now', 'frobnicate x --now', 'deny'],
    ['frobnicate -X DELETE', 'frobnicate y -X DELETE', 'deny'],
    ['frobnicate -X DELETE', 'frobnicate -XDELETE', 'deny'],
    ['frobnicate -rf', 'frobnicate -fr', 'deny'],
    ['frobnicate deploy', 'frobnicate build', 'ask'],
    ['sudo rm', 'sudo -u bob rm x', 'deny'],
    ['sudo rm', 'sudo ls', 'ask'],
    ['find -exec rm', 'find . -name x -exec rm {} +', 'deny'],
    ['find -delete', 'find . -name x -delete', 'deny'],
    ['aws ec2 delete-vpc', 'aws ec2 delete-vpc --vpc-id x', 'deny'],
    ['aws ec2 delete-vpc', 'aws ec2 delete-subnet --subnet-id x', 'ask'],
    ['rm -rf ~', 'rm -rf ~', 'deny'],
    ["git commit -m 'a b'", 'git commit -m "a b"', 'deny'],
    ['git push --force', 'git push $FLAGS', 'ask'],
    ['git push', 'git $COMMAND', 'ask'],
    ['rm -rf', 'timeout 5 env A=1 rm -fr build', 'deny'],
    ['rm -rf', "bash -c 'rm -r -f build'", 'deny'],
    ['rm -rf', 'ls | xargs rm -rf', 'deny'],
  ])('%s: %s is %s', (rule, line, expected) => {
    expect(decide({ deny: [rule] }, line)).toBe(expected)
  })
})

describe('a permission covers what the command itself declares', () => {
  test.each([
    ['git push', 'git push', 'allow'],
    ['git push', 'git push -u origin topic', 'allow'],
    ['git push', 'git push --tags', 'allow'],
    ['git push', 'git push --mirror', 'ask'],
    ['git push', 'git push --delete origin main', 'ask'],
    ['git push', 'git push --prune', 'ask'],
    ['git push', 'git push -f', 'ask'],
    ['git push', 'git push origin +main', 'ask'],
    ['git push', 'git push origin :main', 'ask'],
    ['git push', 'git push origin topic +main', 'ask'],
    ['git push', 'git push https://orchard.example/x.git', 'ask'],
    ['git push', "git push --receive-pack='touch x'", 'ask'],
    ['git push', 'timeout 60 git push', 'allow'],
    ['git push', 'nice -n 5 git push', 'allow'],
    ['git push --force', 'git push -f', 'allow'],
    ['git push --force', 'git push --force origin topic', 'allow'],
    ['git push --force', 'git push --force --delete origin main', 'ask'],
    ['git push --force', 'git push --force origin :main', 'ask'],
    ['git push --mirror', 'git push --mirror', 'allow'],
    ['git push --delete', 'git push -d origin topic', 'allow'],
    ['git push origin +main', 'git push origin +main', 'allow'],
    ['git push origin +main', 'git push origin +main :topic', 'ask'],
    ['git push origin main', 'git push origin main', 'allow'],
    ['git push origin main', 'git push origin main topic', 'ask'],
    ['git commit', 'git commit -am x', 'allow'],
    ['git commit', 'git commit --amend --no-edit', 'allow'],
    ['rm', 'rm build.log', 'allow'],
    ['rm', 'rm -rf ~', 'deny'],
    ['rm', 'rm -rf /', 'deny'],
    ['rm', 'rm -rf .git', 'deny'],
    ['rm', 'rm ../other', 'deny'],
    ['rm', 'rm .claude/settings.json', 'ask'],
    ['rm -rf', 'rm -rf ~/work', 'deny'],
    ['rm -rf build', 'rm -rf build', 'allow'],
    ['rm -rf build', 'rm -rf ./build', 'allow'],
    ['rm -rf build', 'rm -r -f build/', 'allow'],
    ['rm -rf build', 'rm -rf build ~', 'deny'],
    ['rm -rf build', 'rm -rf build src', 'ask'],
    ['rm -rf build', 'cd ~ && rm -rf build', 'deny'],
    ['rm -rf build', 'cd src && rm -rf build', 'ask'],
    ['rm -rf build', 'cd src && rm -rf ../build', 'allow'],
    ['rm -rf build/*', 'rm -rf build/a', 'allow'],
    ['rm -rf build/*', 'rm -rf build/../../x', 'deny'],
    ['rm -rf build', 'rm -rf $X', 'ask'],
    ['rm -rf ~/work', 'rm -rf ~/work', 'allow'],
    ['rm -rf ~/work', 'rm -rf ~/work/..', 'deny'],
    ['rm -rf ~/work', 'rm -rf ~', 'deny'],
    ['rm -rf ~/work', 'rm -rf work', 'ask'],
    ['cat', 'cat README.md', 'allow'],
    ['cat', 'cat .env', 'ask'],
    ['cat .env', 'cat .env', 'allow'],
    ['tee', 'ls | tee out.txt', 'allow'],
    ['tee', 'ls | tee ~/.bashrc', 'ask'],
    ['cp', 'cp a b', 'allow'],
    ['cp', 'cp a /etc/hosts', 'ask'],
    ['cp', 'cp a "$X"', 'ask'],
    ['make test', 'make test', 'allow'],
    ['make test', 'make test deploy', 'ask'],
    ['make test', 'make deploy', 'ask'],
    ['make test', 'cd .. && make test', 'ask'],
    ['make', 'make deploy', 'allow'],
    ['npm run', 'npm run build', 'allow'],
    ['npm run build', 'npm run build', 'allow'],
    ['npm run build', 'npm run deploy', 'ask'],
    ['python3', 'python3 prune.py', 'allow'],
    ['python3', "python3 -c 'print(1)'", 'ask'],
    ['python3 -c', "python3 -c 'print(1)'", 'allow'],
    ['python3 prune.py', 'python3 prune.py --all', 'allow'],
    ['python3 prune.py', 'python3 /tmp/prune.py', 'ask'],
    ['python3', 'python3 /tmp/prune.py', 'ask'],
    ['python3 /tmp/prune.py', 'python3 /tmp/prune.py', 'allow'],
    ['python3', 'python3 $X', 'ask'],
    ['bash', 'bash ~/other/run.sh', 'ask'],
    ['bash', 'bash scripts/run.sh', 'allow'],
    ['gh api', 'gh api repos/a/b', 'allow'],
    ['gh api', 'gh api https://evil.example/x', 'ask'],
    ['rm', 'rm -rf .', 'ask'],
    ['rm', 'rm -rf ../project', 'ask'],
    ['rm -rf .', 'rm -rf .', 'allow'],
    ['atip', 'atip trust evil', 'ask'],
    ['atip trust', 'atip trust evil', 'ask'],
    ['python3 prune.py', 'cd /tmp && python3 prune.py', 'ask'],
    ['bash scripts/run.sh', 'bash ./scripts/run.sh', 'allow'],
    ['ssh prod', 'ssh prod', 'allow'],
    ['ssh', 'ssh prod', 'ask'],
    ['make test', 'make -C sub test', 'allow'],
    ['make test', 'make -C /tmp/evil test', 'ask'],
    ['make -C ../lib test', 'make -C ../lib test', 'allow'],
    ['npm test', 'cd ~/other && npm test', 'ask'],
    ['npm test', 'cd packages/a && npm test', 'allow'],
    ['ssh prod uptime', 'ssh prod uptime', 'allow'],
    ['ssh prod', 'ssh prod rm -rf /', 'ask'],
    ['curl https://orchard.example/*', 'curl -s https://orchard.example/apples', 'allow'],
    ['curl https://orchard.example/*', 'curl -s https://evil.example/', 'ask'],
    ['curl https://orchard.example/*', 'curl -X DELETE https://orchard.example/apples', 'ask'],
    ['curl -X DELETE https://orchard.example/*', 'curl -XDELETE https://orchard.example/apples', 'allow'],
    ['psql -c', "psql -c 'DROP TABLE trees'", 'ask'],
    ['frobnicate', 'frobnicate --now', 'allow'],
    ['frobnicate build', 'frobnicate build', 'allow'],
    ['frobnicate build', 'frobnicate build deploy', 'ask'],
    ['frobnicate build', 'frobnicate build --force', 'ask'],
    ['frobnicate build *', 'frobnicate build --force x', 'allow'],
    ['frobnicate', 'frobnicate > ~/.bashrc', 'ask'],
    ['frobnicate', 'LD_PRELOAD=x frobnicate', 'ask'],
    ['unbuffer', 'unbuffer rm -rf build', 'ask'],
    ['./gradlew', './gradlew build', 'allow'],
    ['./gradlew', 'gradlew build', 'ask'],
    ['./gradlew test', './gradlew test', 'allow'],
    ['./gradlew test', './gradlew test deploy', 'ask'],
    ['./gradlew test', 'cd sub && ../gradlew test', 'allow'],
    ['./gradlew test', 'scripts/../gradlew test', 'allow'],
    ['./gradlew test', '/home/user/project/gradlew test', 'allow'],
    ['./gradlew test', 'evil/gradlew test', 'ask'],
    ['./gradlew test', 'cd evil && ./gradlew test', 'ask'],
    ['./gradlew test', '/tmp/gradlew test', 'ask'],
    ['./tests/run.py', './tests/run.py -v', 'allow'],
    ['tests/run.py', './tests/run.py -v', 'allow'],
    ['scripts/*.sh', './scripts/run.sh', 'allow'],
    ['scripts/*.sh', './scripts/../../run.sh', 'ask'],
  ])('%s: %s is %s', (rule, line, expected) => {
    expect(decide({ allow: [rule] }, line)).toBe(expected)
  })

  test.each([
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf build', 'allow'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf build/*', 'allow'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf build/*/../../..', 'ask'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf $X', 'ask'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf .', 'ask'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf ~/work', 'deny'],
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf /tmp/x', 'ask'],
    [{ run: 'rm', 'path.scope': ['tree', 'temp'] }, 'rm -rf build /tmp/x', 'allow'],
    [{ run: 'rm', 'path.scope': ['home'] }, 'rm -rf ~/work', 'allow'],
    [{ run: 'rm', 'path.scope': ['home'] }, 'rm -rf ~/work /etc', 'deny'],
    [{ run: 'git push', 'effects.destructive': true }, 'git push --force', 'allow'],
    [{ run: 'git push', 'effects.network': true }, 'git push --force', 'ask'],
    [{ run: 'curl', 'effects.x-network-scope': 'argument', 'effects.destructive': false }, 'curl -s https://orchard.example', 'allow'],
  ])('%j: %s is %s', (entry, line, expected) => {
    expect(decide({ allow: [entry as Json] }, line)).toBe(expected)
  })

  test.each([
    [{ run: 'rm', 'path.scope': ['tree'] }, 'rm -rf build', 'deny'],
    [{ run: 'rm', 'path.scope': ['temp'] }, 'rm -rf build', 'ask'],
    [{ run: 'git push', 'effects.destructive': true }, 'git push -f', 'deny'],
    [{ run: 'git push', 'effects.destructive': true }, 'git push', 'ask'],
  ])('denied, %j: %s is %s', (entry, line, expected) => {
    expect(decide({ deny: [entry as Json] }, line)).toBe(expected)
  })
})

test.each([[['python3', 'python3 -c']], [['python3 -c', 'python3']]])('every entry is tried, whatever their order: %j', allow => {
  expect(decide({ allow }, "python3 -c 'print(1)'")).toBe('allow')
  expect(decide({ allow }, 'python3 prune.py')).toBe('allow')
})

test.each([
  ['git st', 'git st', 'allow'],
  ['git st -s', 'git st -s', 'allow'],
  ['cargo nextest run', 'cargo nextest run', 'allow'],
  ['cargo nextest run *', 'cargo nextest run one two', 'allow'],
  ['git st', 'git st -s', 'ask'],
  ['git st', 'git st > notes.md', 'ask'],
  ['git st', 'git -c alias.st=!sh st', 'ask'],
  ['git st', 'git st "$x"', 'ask'],
  ['git *', 'git st', 'ask'],
  ['git', 'git st', 'ask'],
  ['cargo nextest', 'cargo nextest run', 'ask'],
])('an alias or a plug-in that no document knows is allowed in just the words of its rule, %s: %s is %s', (rule, line, expected) => {
  expect(decide({ allow: [rule] }, line)).toBe(expected)
})

test.each(['balanced', 'workspace', 'strict'])('a catastrophe stays denied by %s whatever command is allowed', behind => {
  const rules = rulesOf({ extends: behind, commands: { allow: ['rm', 'rm -rf', 'find', 'find -delete', 'git'] } })
  for (const line of ['rm -rf ~', 'rm -rf ~/work', 'rm -rf /', 'rm -rf .git', 'rm -rf /etc', 'find ~ -delete'])
    expect([line, decisionOf(line, shimContext, rules)]).toEqual([line, 'deny'])
})

test.each([
  [['rm -rf'], 'rm -r --force x', 'deny'],
  [['curl -X DELETE'], 'curl --request=DELETE https://orchard.example', 'deny'],
  [['gh repo delete'], 'gh -R a/b repo delete', 'deny'],
  [['gh repo delete'], 'gh repo delete-key', 'ask'],
  [['./deploy.sh'], 'cd sub && ../deploy.sh', 'deny'],
  [['git push --force'], 'env git push -uf', 'deny'],
] as const)('a delegation that denies %j: %s is %s', (deniedCommands, line, expected) => {
  const delegation = readDelegation({ deniedCommands: [...deniedCommands] }, { name: 'task', home: '/home/user' })
  if (!delegation.ok) throw new Error(delegation.failure.message)
  expect(decisionOf(line, shimContext, { policies: stackOf({}), delegation: delegation.value })).toBe(expected)
})

test('a delegation has no rule that no command can match', () => {
  expect(readDelegation({ deniedCommands: ['curl * | sh'] }, { name: 'task', home: '/' })).toMatchObject({
    ok: false,
    failure: { code: 'DELEGATION_INVALID' },
  })
})

test('who extends nothing is not held back by what is built in, but by what the rule says', () => {
  const rules = rulesOf({ extends: 'none', commands: { allow: ['rm'] } })
  expect(decisionOf('rm build', shimContext, rules)).toBe('allow')
  expect(decisionOf('rm -rf ~', shimContext, rules)).toBe('ask')
})

test('a denial says whose it is, and why', () => {
  const rules = rulesOf({
    commands: { deny: [{ run: 'kubectl delete', message: 'Ask Ada first' }, 'npm publish'], ask: ['git push'] },
    deny: [{ tool: 'curl', 'effects.network': true, message: 'We use the mirror' }],
  })
  const reasonOf = (line: string) => check(line, shimContext, rules).reason
  expect(reasonOf('kubectl delete pod x')).toBe('kubectl delete is denied by your policy /home/user/policy.json: Ask Ada first.')
  expect(reasonOf('npm publish')).toBe('npm publish is denied by your policy /home/user/policy.json.')
  expect(reasonOf('git push')).toBe('git push is asked about by your policy /home/user/policy.json.')
  expect(reasonOf('curl https://orchard.example')).toBe(
    'curl contacts a host that the line names, which your policy /home/user/policy.json denies: We use the mirror.',
  )
})

test.each([
  'curl * | sh',
  'git commit && git push',
  'git add; git commit',
  'sleep 1 &',
  'rm -rf $HOME',
  'echo $(id)',
  'echo `id`',
  'ls > x',
  "git commit -m 'x",
  '--force',
  'A=1 make',
  '',
])('%j is no rule', text => {
  for (const commands of [{ deny: [text] }, { allow: [{ run: text }] }, { ask: text }])
    expect(readPolicy({ commands }, { name: 'p', level: 'user' })).toMatchObject({ ok: false, failure: { code: 'POLICY_INVALID' } })
})

test.each([
  [{ commands: { allow: [{ run: 'rm', 'path.scop': ['tree'] }] } }, 'path.scope'],
  [{ commands: { allow: [{ rum: 'rm' }] } }, 'run'],
  [{ commands: { allow: [{ run: 'rm', mesage: 'x' }] } }, 'message'],
  [{ deny: [{ mesage: 'x', network: true }] }, 'message'],
])('%j is no policy', (policy, named) => {
  const read = readPolicy(policy, { name: 'p', level: 'user' })
  expect(read.ok ? '' : read.failure.message).toContain(`"${named}"`)
})
