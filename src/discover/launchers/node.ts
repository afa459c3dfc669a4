import { dirname, resolve } from 'node:path'
import { matches, SMALL_TEXT } from './launcher.ts'
import type { Launcher, Lead } from './launcher.ts'

/** `require('x')`, `import('x')`, `import x from 'x'`, `export * from 'x'`, `import 'x'`. */
const IMPORTED = /(?:\brequire(?:\.resolve)?\s*\(|\bimport\s*\(|\bfrom\b|\bimport\b)\s*["'`]([^"'`\n$]+)["'`]/g

/** `path.join(__dirname, '..', 'dist/cli.js')`: the pieces. */
const JOINED = /(?:__dirname|import\.meta\.dirname)\s*((?:,\s*["'`][^"'`\n$]+["'`]\s*)+)/g

/** `__dirname + '/../dist/cli.js'` and `${__dirname}/../dist/cli.js`. */
const APPENDED = /__dirname\s*\}?\s*(?:\+\s*["'`])?(\/[^"'`\n$]+)["'`]/g

/** `new URL('../dist/cli.js', import.meta.url)`. */
const LOCATED = /new URL\(\s*["'`](\.[^"'`\n$]+)["'`]/g

const BARE_PACKAGE = /^(?:@[\w.-]+\/)?[\w.-]+/

/** The relative modules that a JavaScript text loads, as absolute paths without looking whether they are there. */
export const relativeImports = (text: string, file: string): readonly string[] => {
  const directory = dirname(file)
  const pieces = matches(text, JOINED).map(match => matches(match, /["'`]([^"'`]+)["'`]/g).join('/'))
  const named = matches(text, IMPORTED).filter(match => /^\.{0,2}\//.test(match) || match === '.' || match === '..')
  const appended = matches(text, APPENDED).map(match => `.${match}`)
  return [...new Set([...named, ...pieces, ...appended, ...matches(text, LOCATED)].map(path => resolve(directory, path)))]
}

/** Its own package and relative modules; those of other packages when it is too small to do more than start one of them. */
export const nodeLeads = ({ real, text }: Launcher): readonly Lead[] => {
  const bare = text.length > SMALL_TEXT ? [] : matches(text, IMPORTED).filter(match => !/^[./]|^node:/.test(match))
  const packages = new Set(bare.flatMap(match => BARE_PACKAGE.exec(match)?.[0] ?? []))
  return [{ kind: 'node-module', path: real }, ...[...packages].map(name => ({ kind: 'node-package', name }) as const)]
}
