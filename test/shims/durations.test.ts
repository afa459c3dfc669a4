import { expect, test } from 'vitest'
import type { Node } from '../../src/document/document.ts'
import { check, shimDocuments } from '../helpers/shims.ts'

const timeoutOf = (line: string) => check(line).invocations.map(it => it.effects['duration.timeout']?.value)

test('what waits says when it gives up', () => {
  expect(timeoutOf('kubectl wait --for=condition=ready pod/web')).toEqual(['30s'])
  expect(timeoutOf('helm upgrade web ./chart')).toEqual(['5m'])
  expect(timeoutOf('dig example.com')).toEqual(['15s'])
})

test('what ends only when somebody stops it says so', () => {
  const lines = ['kubectl port-forward pod/web 8080:80', 'docker events', 'ping example.com', 'watch date']
  expect(lines.map(line => timeoutOf(line)[0])).toEqual(lines.map(() => 'none'))
})

const groupsOf = (place: string, node: Node): readonly string[] => {
  const commands = Object.entries(node.commands ?? {})
  const own = commands.length > 0 && node.effects?.duration !== undefined ? [place] : []
  return [...own, ...commands.flatMap(([name, command]) => groupsOf(`${place} ${name}`, command))]
}

test('no group says how long all of its commands take', () => {
  expect(shimDocuments.flatMap(document => groupsOf(document.name, document))).toEqual([])
})
