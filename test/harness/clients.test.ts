import { expect, test } from 'vitest'
import { operations } from '../../src/commands/index.ts'
import { CLIENTS, CLIENT_IDS, clientOf } from '../../src/harness/clients.ts'

test('every client has a name and a title of its own', () => {
  for (const key of ['id', 'title'] as const) expect(new Set(CLIENTS.map(client => client[key])).size).toBe(CLIENTS.length)
})

test('clients are found by their names, and nothing else is', () => {
  expect(CLIENT_IDS.map(id => clientOf(id)?.id)).toEqual(CLIENT_IDS)
  for (const name of ['', 'Claude', 'constructor', 'claude ', '0']) expect(clientOf(name)).toBeUndefined()
})

test('the hook names each of them, in its help and where a shell completes', () => {
  const client = operations.find(({ name }) => name === 'hook')!.params['client']!
  expect(client).toMatchObject({ completes: { oneOf: CLIENT_IDS } })
  for (const id of CLIENT_IDS) expect(client.summary).toContain(id)
})
