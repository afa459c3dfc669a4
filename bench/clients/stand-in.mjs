// The stand-in for the model, built from src/ in memory: `atip doctor --live` has the same.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'

const root = join(import.meta.dirname, '..', '..')

const load = async () => {
  const id = '\0stand-in'
  const source = `
    export { standIn } from '${root}/src/harness/stand-in/model.ts'
    export { writtenAs } from '${root}/src/harness/stand-in/written.ts'
    export { RECIPES } from '${root}/src/harness/stand-in/recipes.ts'
    export { serve } from '${root}/src/host/serve.ts'
  `
  const entry = { name: 'entry', resolveId: name => (name === id ? id : null), load: name => (name === id ? source : null) }
  const build = await rolldown({ input: id, cwd: root, plugins: [entry], platform: 'node' })
  const { output } = await build.generate({ format: 'esm' })
  await build.close()
  const directory = mkdtempSync(join(tmpdir(), 'clients-stand-in-'))
  const file = join(directory, 'stand-in.mjs')
  writeFileSync(file, output[0].code)
  const loaded = await import(pathToFileURL(file).href)
  rmSync(directory, { recursive: true })
  return loaded
}

const { standIn, writtenAs, RECIPES, serve } = await load()

const bodyOf = text => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** A model on loopback that follows a plan: `plan`, `strange`, `port`, `stop`. */
export const startModel = async () => {
  const model = standIn(() => performance.now())
  const { port, stop } = await serve(({ method, url, body }) => {
    const { status, answer } = model.answer({ method, url, body: bodyOf(body) })
    return { status, ...writtenAs(answer) }
  })
  return { ...model, port, stop }
}

export { RECIPES }
