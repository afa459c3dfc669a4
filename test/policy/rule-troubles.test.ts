import { expect, test } from 'vitest'
import { readCommandPattern } from '../../src/policy/command-pattern.ts'
import { ruleTrouble } from '../../src/policy/rule-troubles.ts'
import { shimContext, shimNames } from '../helpers/shims.ts'

const known = { context: shimContext, names: () => shimNames }
const troubleOf = (rule: string) => ruleTrouble(readCommandPattern(rule), known)

test.each([
  ['kubctl delete', 'kubectl delete'],
  ['git psh --force', 'git push --force'],
  ['git comit', 'git commit'],
  ['git chekcout', 'git checkout'],
  ['git push --froce', 'git push --force'],
  ['git push --forse origin', 'git push --force origin'],
  ['gh repo delte', 'gh repo delete'],
  ['docker system prun', 'docker system prune'],
  ['terraform aply', 'terraform apply'],
  ['find -delte', 'find -delete'],
  ['curl --reqest=DELETE', 'curl --request=DELETE'],
  ['rm --recusive', 'rm --recursive'],
  ['docker rn', 'docker run'],
  ['docker rmm', 'docker rm'],
  ['docker container rn', 'docker container rm'],
  ['npm sl', 'npm ls'],
  ['terraform ft', 'terraform fmt'],
  ['git remote rn', 'git remote rm'],
  ['cargo buid', 'cargo build'],
])('%s is a mistake for %s', (rule, meant) => {
  expect(troubleOf(rule)).toMatchObject({ kind: 'mistake', meant })
})

test.each([
  'git st',
  'git lg',
  'git cm',
  'cargo ws',
  'docker xx',
  'git co',
  'git recent',
  'kubectl ns',
  'cargo nextest',
  'git push -Z',
  'frobnicate x',
  'gh dash',
  'npm --zebra',
])('%s is compared word by word', rule => {
  expect(troubleOf(rule)).toMatchObject({ kind: 'by-words' })
})

test('a name of two letters can be an alias that somebody made up, and what it is like is said', () => {
  expect(troubleOf('git rn')).toMatchObject({ kind: 'by-words', message: expect.stringContaining('"git rm" is like it') as string })
  expect(troubleOf('git st')?.message).not.toContain('is like it')
})

test.each([
  'rm -rf',
  'rm --rec --for',
  'git push --force',
  'git --force push',
  'git -C x push',
  'gh * delete',
  'git *',
  'curl -X DELETE',
  'npm run build',
  'npm install',
  'npm i',
  'make test',
  'ps aux',
  'ip ro',
  'tar xzf a.tgz',
  'dd of=/dev/sda',
  'head -5',
  'chmod 777',
  'cd /etc',
  'echo x',
  'sudo rm -rf',
  'aws ec2 delete-vpc',
  'docker compose up',
  './gradlew test',
  '*/run.sh',
])('%s is understood', rule => {
  expect(troubleOf(rule)).toBeUndefined()
})
