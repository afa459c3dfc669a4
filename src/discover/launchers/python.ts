import { dirname, isAbsolute, resolve } from 'node:path'
import { matches, SMALL_TEXT } from './launcher.ts'
import type { Launcher, Lead } from './launcher.ts'

/** `from mytool.cli import main`; relative imports are of the same package. */
const FROM = /^[ \t]*from[ \t]+([A-Za-z_][\w.]*)[ \t]+import\b/gm

const IMPORT = /^[ \t]*import[ \t]+([A-Za-z_][\w., \t]*)/gm

const RUN = /\b(?:run_module|import_module|__import__)\(\s*["']([\w.]+)["']/g

/** `load_entry_point('dist==1.0', 'console_scripts', 'script')`, and `importlib_load_entry_point` of newer stubs. */
const ENTRY = /load_entry_point\(\s*["']([\w.-]+)[^"']*["']\s*,\s*["']console_scripts["']\s*,\s*["']([\w.-]+)["']/g

/** `__requires__ = 'dist==1.0'`, with the script's own name as the entry. */
const REQUIRES = /^__requires__\s*=\s*["']([\w.-]+)/gm

/** Files that are run in place of the script. */
const RUN_PATH = /\b(?:run_path|exec[lv]p?e?|subprocess\.(?:call|run))\(\s*\[?\s*["'](\/[^"'\n]+)["']/g

/** `os.execv(os.path.join(here, '..', 'bin', 'tool'), sys.argv)`: the pieces behind the first. */
const JOINED = /os\.path\.join\([^,"'\n]{1,200},\s*((?:["'][^"'\n]+["'][,\s]*)+)\)/g

const STARTS = /\bos\.(?:exec|spawn|system)|\bsubprocess\b/

/** `sys.path.insert(0, '/usr/share/mytool')`. */
const ADDED = /sys\.path\.(?:insert|append)\([^"'\n]*["']([^"'\n]+)["']/g

/** A long path to the interpreter does not fit into a first line: `'''exec' "/long path/python" "$0" "$@"`. */
const EXEC_LINE = /^'''exec'[ \t]+"?(\/[^"\n]+?)"?[ \t]+"\$0"/m

/** Enough for the imports of a stub. */
const MOST_MODULES = 12

/** The interpreter of a stub that is written for sh first, or undefined. */
export const interpreterInText = (text: string): string | undefined => EXEC_LINE.exec(text)?.[1]

/** The modules that a small script starts; of a longer one those that it runs by name. */
export const pythonLeads = (launcher: Launcher): readonly Lead[] => {
  const { real, text } = launcher
  const interpreter = interpreterInText(text) ?? launcher.interpreter
  const directory = dirname(real)
  const added = matches(text, ADDED).map(match => (isAbsolute(match) ? match : resolve(directory, match)))
  // where scripts keep their modules, whichever way they say so
  const path = [directory, ...added, ...['..', '../lib', '../src', '../python'].map(relative => resolve(directory, relative))]
  const imported =
    text.length > SMALL_TEXT
      ? []
      : [...matches(text, FROM), ...matches(text, IMPORT).flatMap(match => match.split(',').map(part => part.trim().split(/\s/)[0] ?? ''))]
  const modules = [...new Set([...matches(text, RUN), ...imported])].filter(moduleName => moduleName !== '').slice(0, MOST_MODULES)
  const pieces = text.length <= SMALL_TEXT && STARTS.test(text) ? matches(text, JOINED) : []
  const joined = pieces.map(piece => resolve(directory, ...matches(piece, /["']([^"']+)["']/g)))
  const entries = [...text.matchAll(ENTRY)].map(match => ({ distribution: match[1]!, script: match[2]! }))
  const required = matches(text, REQUIRES).map(match => ({ distribution: match, script: real.slice(real.lastIndexOf('/') + 1) }))
  return [
    ...[...entries, ...required].map(entry => ({ kind: 'python-entry', ...entry }) as const),
    ...modules.map(module => ({ kind: 'python-module', module, path, ...(interpreter === undefined ? {} : { interpreter }) }) as const),
    ...[...matches(text, RUN_PATH), ...joined].map(file => ({ kind: 'file', path: file }) as const),
  ]
}
