import { isObject } from '../../core/json.ts'
import type { Resolution } from '../context.ts'
import type { Look } from '../look.ts'
import { npmCall } from './npm-words.ts'
import { strangeSetting, strangeVariables } from './npmrc.ts'
import { code, decoded, plainWords, relying, upwards } from './runner.ts'
import type { Call, ScriptReading } from './runner.ts'

/*
 * What npm 11 runs for `npm run X`: lib/commands/run.js, @npmcli/run-script and @npmcli/config of it. Older ones quote
 * arguments otherwise, and npm 6 runs hooks out of node_modules: what would differ is not read. Of two keys that are the same, JSON.parse takes
 * the last, and so does npm.
 */

type Scripts = Readonly<Record<string, unknown>>

/** The package that npm finds: the nearest directory with a package.json or packages; undefined: none, or one that is not clear. */
const packageOf = (look: Look, above: readonly string[]): string | undefined => {
  for (const directory of above) {
    const file = look.kindOf(`${directory}/package.json`)
    const modules = look.kindOf(`${directory}/node_modules`)
    if (file === 'file') return directory
    if (file !== 'absent' || modules !== 'absent') return undefined
  }
  return undefined
}

/** Whether a package further up could run scripts of this one as its workspace, by rules of its own. */
const inWorkspaces = (look: Look, above: readonly string[]): boolean =>
  above.slice(1).some(directory => {
    const text = look.textOf(`${directory}/package.json`)
    return text.kind === 'unclear' || (text.kind === 'text' && /workspaces|\\u/.test(text.text))
  })

const scriptsOf = (look: Look, directory: string): Scripts | undefined => {
  const file = look.textOf(`${directory}/package.json`)
  const text = file.kind === 'text' ? decoded(file.text) : undefined
  if (text === undefined) return undefined
  try {
    const found: unknown = JSON.parse(text)
    const scripts = isObject(found) ? found['scripts'] : undefined
    return isObject(scripts) ? scripts : undefined
  } catch {
    return undefined
  }
}

const scriptIn = (scripts: Scripts, name: string): string | undefined => {
  const text = Object.hasOwn(scripts, name) ? scripts[name] : undefined
  // an empty one is none, and then npm may have one of its own
  return typeof text === 'string' && text.trim() !== '' ? text : undefined
}

/** Whether the name is another program than the one that it stands for; one that only nobody describes is not. */
const isStranger = (resolution: Resolution): boolean => resolution.kind === 'unknown' && resolution.undescribed !== true

/** The lines that npm runs for one script of the package that the directory lies in. */
export const npmScripts = (call: Call): ScriptReading => {
  const { context, directory } = call
  const words = plainWords(call)
  const called = words === undefined ? undefined : npmCall(words, call.names)
  if (called === undefined) return code('it is called in a way that is not known')
  const above = upwards(directory)
  if (above === undefined) return code('it lies too deep')
  const look = relying(call)
  const variable = strangeVariables(look, context.home)
  if (variable !== undefined) return code(`${variable} is set`)
  const setting = strangeSetting(look, above, call)
  if (setting !== undefined) return code(setting)
  const home = packageOf(look, above)
  if (home === undefined) return code('there is no package.json')
  const parents = above.slice(above.indexOf(home))
  if (inWorkspaces(look, parents)) return code('it is part of workspaces')
  if (look.kindOf(`${home}/node_modules/.hooks`) !== 'absent') return code('node_modules has hooks')
  const scripts = scriptsOf(look, home)
  if (scripts === undefined) return code('package.json cannot be read')
  const main = scriptIn(scripts, called.script)
  if (main === undefined) return code(`package.json has no script ${JSON.stringify(called.script)}`)
  // with --ignore-scripts the two others do not run: they are judged all the same
  const before = scriptIn(scripts, `pre${called.script}`)
  const after = scriptIn(scripts, `post${called.script}`)
  const line = [main, ...called.args].join(' ')
  const places = parents.map(each => `${each === '/' ? '' : each}/node_modules/.bin`)
  const bins = places.filter(bin => look.kindOf(bin) !== 'absent')
  // npm finds its shell as it finds any program
  if (bins.some(bin => look.kindOf(`${bin}/sh`) !== 'absent') || isStranger(context.resolveTool('sh', home)))
    return code('sh is a program of the project')
  return { kind: 'lines', lines: [before ?? [], line, after ?? []].flat(), directory: home, bins }
}
