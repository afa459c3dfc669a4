// The tests as they are, and each verdict that they ask the engine for is written to the file RECORDED, a row of serialized values.
import { readFileSync } from 'node:fs'

const RECORDER = `
import { appendFileSync } from 'node:fs'
import { serialize } from 'node:v8'
export const evaluate = (command, context, rules, registry) => {
  const tools = new Map()
  const packaged = it => it.kind === 'known' && it.layers.length === 1 && it.layers[0].source === 'packaged' && globalThis.packaged?.has(it.layers[0].document)
  const resolveTool = (name, cwd) => {
    const found = context.resolveTool(name, cwd)
    tools.set(name, packaged(found) ? { packaged: true } : found)
    return found
  }
  const verdict = evaluateUnseen(command, { ...context, resolveTool }, rules, registry)
  const { resolveTool: _, builtins, ...around } = context
  // what lies on a disk is not kept
  if (Object.values(around).some(it => typeof it === 'function')) return verdict
  const named = it => (it.level === 'built-in' ? it.name : it)
  const { policies, delegation } = rules
  const stack = policies === null ? null : { ...policies, builtin: named(policies.builtin), demanded: (policies.demanded ?? []).map(named) }
  const recorded = { command, around: { ...around, builtins: builtins === undefined ? 'none' : 'packaged' }, tools: [...tools], policies: stack, delegation }
  const run = command.kind === 'line' ? command.text : command.argv.join(' ')
  appendFileSync(process.env.RECORDED, serialize({ run, recorded, expect: verdict.decision }).toString('base64') + '\\n')
  return verdict
}
`

// oxlint-disable-next-line import/no-default-export -- what vitest looks for
export default {
  root: new URL('../..', import.meta.url).pathname,
  test: { include: ['test/**/*.test.ts'], exclude: ['test/fixtures/**'], reporters: ['dot'], maxWorkers: 2, testTimeout: 60_000 },
  plugins: [
    {
      name: 'recorder',
      enforce: 'pre',
      load: id => {
        if (id.endsWith('/src/policy/evaluate.ts'))
          return readFileSync(id, 'utf8').replace('export const evaluate =', 'const evaluateUnseen =') + RECORDER
        // the packaged shims are not written down again
        if (id.endsWith('/test/helpers/shims.ts'))
          return `${readFileSync(id, 'utf8')}\nglobalThis.packaged = new Set([...shims.values()].map(([it]) => it!.document))\n`
        return null
      },
    },
  ],
}
