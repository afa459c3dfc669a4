import { describe, expect, it } from 'vitest'
import { leavesOf } from '../../src/core/effects.ts'
import { UNASSESSED } from '../../src/judge/assessment.ts'
import { NOTHING, REDIRECTED, both, nested, raised, raisedByValue, touched, unknown } from '../../src/judge/contribution.ts'
import type { Contributions } from '../../src/judge/contribution.ts'
import { join } from '../../src/judge/join.ts'
import { DELETES, DESTROYS, WRITES } from '../../src/judge/known-effects.ts'

const script = nested({ kind: 'text', text: 'rm -rf build', shell: 'sh', cwds: undefined })
const secret = touched([{ access: 'read', path: '.env', scopes: ['tree', 'secret'] }])

describe('what steps found is put together', () => {
  it('in lists as deep as they fall together, and none is lost', () => {
    const found: Contributions = [
      [raised(WRITES, 'option -o'), [secret, NOTHING]],
      [[[script]]],
      both(unknown('input', 'sh runs it'), REDIRECTED),
    ]
    const { leaves, touches, nested: inner, unknowns, redirects } = join(UNASSESSED, found)
    expect(leaves.get('filesystem.write')).toBe(true)
    expect(touches).toEqual([{ access: 'read', path: '.env', scopes: ['tree', 'secret'] }])
    expect(inner).toEqual([{ kind: 'text', text: 'rm -rf build', shell: 'sh', cwds: undefined }])
    expect(unknowns).toEqual([{ code: 'input', reason: 'sh runs it' }])
    expect(redirects).toBe(true)
  })

  it('in one go or one after the other, with the same outcome', () => {
    const steps = [
      raised(DELETES, 'argument file'),
      secret,
      unknown('option', 'rm has no option -z'),
      raised(WRITES, 'redirection >x'),
      script,
    ]
    expect(steps.reduce(join, UNASSESSED)).toEqual(join(UNASSESSED, steps))
  })

  it('and the assessment that it is laid over stays as it was', () => {
    const before = join(UNASSESSED, [raised(WRITES, 'option -o'), secret, unknown('value', 'what it does is not known')])
    const kept = structuredClone(before)
    join(before, [raised(DESTROYS, 'option --force'), secret, script, unknown('limit', 'too long'), REDIRECTED])
    expect(before).toEqual(kept)
    expect(UNASSESSED.leaves.size + UNASSESSED.origins.size + UNASSESSED.touches.length + UNASSESSED.unknowns.length).toBe(0)
  })

  it('and nothing that was found leaves the very same assessment', () => {
    expect(join(UNASSESSED, NOTHING)).toBe(UNASSESSED)
    expect(join(UNASSESSED, [[], [NOTHING, raised({}, 'option -v')]])).toBe(UNASSESSED)
  })
})

describe('the origin of an effect', () => {
  it('is the first that raised it', () => {
    const { origins } = join(UNASSESSED, [raised(WRITES, 'option -o'), raised(WRITES, 'redirection >x')])
    expect(origins.get('filesystem.write')).toBe('option -o')
  })

  it('is the option that leaves the reach of the network open', () => {
    const own = { ...UNASSESSED, leaves: leavesOf({ network: true, 'x-network-scope': 'service' }) }
    const { leaves, origins } = join(own, raised({ network: true }, 'option --proxy'))
    expect(leaves.has('x-network-scope')).toBe(false)
    expect(origins.get('x-network-scope')).toBe('option --proxy')
  })

  it('of what is destroyed is what is lost, where that is known', () => {
    const { origins } = join(UNASSESSED, [raised(DESTROYS, 'argument file'), { kind: 'lost', origin: 'changes of a.txt' }])
    expect(origins.get('destructive')).toBe('changes of a.txt')
  })
})

describe('what an approval has to name', () => {
  it('is every danger that something brings, though the command has it already', () => {
    const { brought } = join(UNASSESSED, [
      raised(DESTROYS, 'option -f'),
      raisedByValue(DESTROYS, 'argument mode'),
      raised(WRITES, 'option -o'),
    ])
    expect(brought).toEqual([
      { origin: 'option -f', path: 'destructive', leaf: true, byValue: false },
      { origin: 'argument mode', path: 'destructive', leaf: true, byValue: true },
    ])
  })
})

describe('reasons why something is not known', () => {
  it('are told once each', () => {
    const again = unknown('executes', 'make runs a file (argument target)', 'argument target')
    expect(join(UNASSESSED, [again, again, unknown('language', 'make runs a file (argument target)')]).unknowns).toEqual([
      { code: 'executes', reason: 'make runs a file (argument target)', origin: 'argument target' },
      { code: 'language', reason: 'make runs a file (argument target)' },
    ])
  })

  it('are at most a hundred of one kind, however they are joined', () => {
    const many = Array.from({ length: 150 }, (_, at) => unknown('option', `ls has no option -${at}`))
    expect(join(UNASSESSED, many).unknowns).toHaveLength(100)
    expect(join(join(UNASSESSED, many), [many, unknown('operand', 'ls takes no operand x')]).unknowns).toHaveLength(101)
  })
})
