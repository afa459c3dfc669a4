import { dirname, resolve } from 'node:path'
import { matches, SMALL_TEXT } from './launcher.ts'
import type { Launcher, Lead } from './launcher.ts'

/** `Gem.activate_bin_path('x', 'exe', version)`, `load Gem.bin_path("x", ...)`, `gem 'x'`. */
const GEM = /\b(?:activate_bin_path|bin_path)\(\s*["']([\w.-]+)["']|^[ \t]*gem[ \t(]+["']([\w.-]+)["']/gm

const RELATIVE = /\brequire_relative[ \t(]+["']([^"'\n#]+)["']/g

/** `load File.expand_path('../lib/x.rb', __FILE__)`, and with `__dir__`. */
const EXPANDED = /File\.(?:expand_path|join)\(\s*["']([^"'\n#]+)["']\s*,\s*(__FILE__|__dir__)/g

const REQUIRED = /^[ \t]*(?:require|load)[ \t(]+["']([^"'\n#]+)["']/gm

/** Parts of every installation of Ruby, which stubs need to find their gem. */
const OWN: ReadonlySet<string> = new Set(['rubygems', 'bundler', 'bundler/setup', 'optparse', 'json', 'pathname', 'fileutils', 'set'])

export const rubyLeads = ({ real, text }: Launcher): readonly Lead[] => {
  const directory = dirname(real)
  const file = (path: string): Lead => ({ kind: 'file', path: path.endsWith('.rb') ? path : `${path}.rb`, language: 'ruby' })
  const expanded = [...text.matchAll(EXPANDED)]
    .map(match => resolve(match[2] === '__FILE__' ? real : directory, match[1]!))
    .filter(path => path.endsWith('.rb'))
  const features = text.length > SMALL_TEXT ? [] : matches(text, REQUIRED).filter(match => !OWN.has(match))
  return [
    ...matches(text, GEM).map(name => ({ kind: 'gem', name }) as const),
    ...matches(text, RELATIVE).map(match => file(resolve(directory, match))),
    ...expanded.map(file),
    ...features.map((feature): Lead => (feature.startsWith('/') ? file(feature) : { kind: 'ruby-feature', feature })),
  ]
}
