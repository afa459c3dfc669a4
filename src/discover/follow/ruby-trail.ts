import { basename, dirname, isAbsolute, join } from 'node:path'
import { which } from '../../layers/which.ts'
import { expand } from './expand.ts'
import { isDirectory, isFile, joinTrails, NO_TRAIL, packageTree } from './trail.ts'
import type { FollowWorld, Trail } from './trail.ts'

/** Versions of one gem that are looked at: the newest is used, unless a Gemfile says otherwise. */
const MOST_VERSIONS = 2

/** A script, as called and after symbolic links: a stub lies in bin/ of its gem home, or is a link into it. */
interface Script {
  readonly path: string
  readonly real: string
  readonly interpreter: string | undefined
}

const ownPrefixes = ({ path, real }: Script): readonly string[] => [dirname(dirname(path)), dirname(dirname(real))]

const prefixesOf = (script: Script, world: FollowWorld): readonly string[] => {
  const { interpreter } = script
  const program = interpreter === undefined || isAbsolute(interpreter) ? interpreter : which(interpreter, world)
  const beside = program === undefined || program === null ? [] : [dirname(dirname(program))]
  return [...new Set([...ownPrefixes(script), ...beside, '/usr', '/usr/local'])]
}

const gemHomes = (script: Script, world: FollowWorld): readonly string[] => [
  ...ownPrefixes(script),
  ...['GEM_HOME', 'GEM_PATH'].flatMap(variable => (world.env[variable] ?? '').split(':')).filter(directory => isAbsolute(directory)),
  ...prefixesOf(script, world).flatMap(prefix => [
    join(prefix, 'lib/ruby/gems/*'),
    join(prefix, 'share/rubygems-integration/*'),
    join(prefix, 'lib/*/rubygems-integration/*'),
    join(prefix, 'share/gems'),
  ]),
  '/var/lib/gems/*',
  join(world.home, '.gem/ruby/*'),
  join(world.home, '.local/share/gem/ruby/*'),
]

/** The files of an installed gem. Debian keeps only its programs there, and the rest where Ruby's own modules lie. */
export const gemTrail = (name: string, script: Script, world: FollowWorld): Trail => {
  const found = gemHomes(script, world).flatMap(home => expand(join(home, 'gems', `${name}-*`), world))
  const roots = found.filter(directory => /^-[0-9]/.test(basename(directory).slice(name.length)))
  const chosen = [...new Set(roots)].slice(0, MOST_VERSIONS)
  const marks = chosen
    .map(root => join(dirname(dirname(root)), 'specifications', `${basename(root)}.gemspec`))
    .filter(specification => isFile(specification, world))
  const feature = featureTrail(name.replaceAll('-', '/'), script, world)
  return joinTrails([...chosen.map(root => packageTree(root, world)), { ...NO_TRAIL, marks }, feature])
}

/** What `require 'orchard/cli'` loads: the file and everything of `orchard`, or the gem that has it. */
export const featureTrail = (feature: string, script: Script, world: FollowWorld): Trail => {
  const first = feature.split('/')[0]!
  const directories = [
    ...['../lib', '..', '.'].map(relative => join(dirname(script.real), relative)),
    ...prefixesOf(script, world).flatMap(prefix => [
      ...expand(join(prefix, 'lib/ruby/vendor_ruby'), world),
      ...expand(join(prefix, 'lib/ruby/vendor_ruby/*'), world),
      ...expand(join(prefix, 'lib/ruby/site_ruby/*'), world),
    ]),
  ]
  for (const directory of directories) {
    const files = [`${feature}.rb`, `${first}.rb`].map(name => join(directory, name)).filter(path => isFile(path, world))
    if (files.length === 0) continue
    const below = join(directory, first)
    return joinTrails([{ ...NO_TRAIL, files }, ...(isDirectory(below, world) ? [packageTree(below, world)] : [])])
  }
  const [file] = gemHomes(script, world).flatMap(home => expand(join(home, 'gems/*/lib', `${feature}.rb`), world))
  return file === undefined ? NO_TRAIL : packageTree(file.slice(0, -`/lib/${feature}.rb`.length), world)
}
