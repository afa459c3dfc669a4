import { expect, test } from 'vitest'
import type { Node } from '../../src/document/document.ts'
import { shimDocuments } from '../helpers/shims.ts'

interface Described {
  /** All spellings of an option: `git push -d --delete`. */
  readonly place: string
  readonly tasks: readonly string[]
  readonly description: string | undefined
}

const placesOf = (place: string, node: Node): readonly Described[] => [
  { place, tasks: node['x-tasks'] ?? [], description: node.description },
  ...(node.options ?? []).map(option => ({
    place: [place, ...option.flags].join(' '),
    tasks: option['x-tasks'] ?? [],
    description: option.description,
  })),
  ...Object.entries(node.commands ?? {}).flatMap(([name, command]) => placesOf(`${place} ${name}`, command)),
]

const places = shimDocuments.flatMap(document => placesOf(document.name, document))
const tasked = places.filter(it => it.tasks.length > 0)

test('what people do most often is found by the words in which they say it', () => {
  const says = (place: string) => tasked.find(it => it.place === place)?.tasks ?? []
  expect(says('git reset')).toContain('undo the last commit')
  expect(says('git push -d --delete')).toContain('delete a remote branch')
  expect(says('unzip')).toContain('extract a zip')
  expect(says('lsof')).toContain('which process uses a port')
  expect(tasked.length).toBeGreaterThan(400)
})

test('the words are few, and say more than the description', () => {
  const long = tasked.filter(({ tasks }) => tasks.length > 4 || tasks.some(task => task.length > 60))
  const repeated = tasked.filter(({ tasks, description }) => tasks.some(task => description?.toLowerCase() === task.toLowerCase()))
  const twice = tasked.filter(({ tasks }) => new Set(tasks).size < tasks.length)
  expect([...long, ...repeated, ...twice].map(it => it.place)).toEqual([])
})

test('a description says more than the name', () => {
  const empty = places.filter(({ place, description }) => {
    const name = place.split(' ').at(-1) ?? ''
    const words = description?.toLowerCase() ?? ''
    return words === name || words === `the ${name} command`
  })
  expect(empty.filter(({ place }) => !place.includes(' -')).map(it => it.place)).toEqual([])
})
