import manifest from '../../package.json' with { type: 'json' }
import { failure } from '../core/failures.ts'
import { MOST_BYTES, isObject, parsed } from '../core/json.ts'
import type { JsonObject } from '../core/json.ts'
import { NO_GLOBALS } from '../adapters/globals.ts'
import { printFailure } from '../adapters/cli/output.ts'
import type { Document } from '../document/document.ts'
import type { PlatformDirs } from '../host/platform-dirs.ts'
import { realWorld } from '../host/real.ts'
import { streamOf, writeAll } from '../host/terminal.ts'
import type { Stream } from '../host/terminal.ts'
import type { World } from '../host/world.ts'
import type { LlmsForm, Surroundings } from '../adapters/cli/execute.ts'

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const

/** After a signal, work has this long to end by itself and tidy up. */
const GRACE_MS = 1500

/**
 * Ends work on a signal, and the process with that signal once the work has ended: whoever started us sees why. Until somebody asks for
 * `signal` nothing is installed, and signals do what they do to every program.
 */
const abortOnSignal = (): { readonly signal: () => AbortSignal; readonly finish: () => void } => {
  let controller: AbortController | undefined
  let received: NodeJS.Signals | undefined
  const raise = () => {
    if (received === undefined) return
    for (const name of SIGNALS) process.removeAllListeners(name)
    process.kill(process.pid, received)
  }
  const receive = (name: NodeJS.Signals) => {
    if (received !== undefined) return
    received = name
    controller?.abort()
    setTimeout(raise, GRACE_MS).unref()
  }
  const signal = (): AbortSignal => {
    if (controller === undefined) {
      controller = new AbortController()
      for (const name of SIGNALS) process.on(name, receive)
    }
    return controller.signal
  }
  return { signal, finish: raise }
}

const wantsColor = (env: NodeJS.ProcessEnv): boolean => (env['NO_COLOR'] ?? '') === '' && env['TERM'] !== 'dumb'

const selfDocumentOf = async (version: string): Promise<Document> => {
  const [{ selfDocument }, { operations }] = await Promise.all([import('../adapters/self/document.ts'), import('../commands/index.ts')])
  return selfDocument(operations, version)
}

/** A shipped schema, by its name. */
const shippedSchema =
  ({ files, packageDir }: World) =>
  (name: string): JsonObject => {
    const file = `${packageDir}/schemas/${name}.schema.json`
    const reading = files.readText(file, MOST_BYTES)
    const schema = reading.kind === 'read' ? parsed(reading.text) : undefined
    if (!isObject(schema)) throw new Error(`${file} is no schema of this package`)
    return schema
  }

const llmsOf = async (form: LlmsForm, world: World): Promise<string> => {
  const { operations } = await import('../commands/index.ts')
  if (form === 'page') return (await import('../adapters/self/page.ts')).page(operations)
  const { toolList } = await import('../adapters/self/tool-list.ts')
  return JSON.stringify(toolList(operations, manifest.version, shippedSchema(world)))
}

/** Where XDG's defaults are the custom, the package that knows other platforms is not loaded. */
const XDG_BY_CUSTOM = new Set(['linux', 'freebsd', 'openbsd', 'netbsd', 'sunos', 'aix', 'android'])

const platformDirsOf = async (platform: string): Promise<PlatformDirs | undefined> =>
  XDG_BY_CUSTOM.has(platform) ? undefined : (await import('../host/platform-dirs.ts')).platformDirs('agent-tools')

type Around = Surroundings & { readonly finish: () => void }

/** What both entries need: the world, the terminal, and our own document and tool definitions when somebody asks for them. */
const surroundings = async (packageDir: string): Promise<Around> => {
  const { signal, finish } = abortOnSignal()
  const stdout = streamOf(1)
  let stderr: Stream | undefined
  const world = realWorld({ packageDir, version: manifest.version, platformDirs: await platformDirsOf(process.platform), signal })
  return {
    world,
    terminal: {
      stdout,
      get stderr() {
        return (stderr ??= streamOf(2))
      },
      color: stdout.isTTY && wantsColor(process.env),
      page: async text => {
        const { page } = await import('../host/pager.ts')
        return page(text, process.env['ATIP_PAGER'] || process.env['PAGER'] || 'less', process.env)
      },
      write: text => writeAll(1, text),
      writeError: text => writeAll(2, text),
      setExit: status => {
        process.exitCode = status
      },
    },
    self: () => selfDocumentOf(manifest.version),
    llms: form => llmsOf(form, world),
    finish,
  }
}

/** Does the work of an entry; a defect that nothing caught ends the process with its status and says so. */
export const carryOut = async (packageDir: string, work: (around: Surroundings) => Promise<void>): Promise<void> => {
  const around = await surroundings(packageDir)
  try {
    await work(around)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const details = { stack: error instanceof Error ? error.stack : undefined }
    printFailure(failure('UNEXPECTED', message, { details }), NO_GLOBALS, around.terminal)
  }
  around.finish()
}
