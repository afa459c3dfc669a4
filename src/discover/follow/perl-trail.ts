import { dirname, join } from 'node:path'
import { expand } from './expand.ts'
import { isDirectory, isFile, joinTrails, NO_TRAIL, packageTree } from './trail.ts'
import type { FollowWorld, Trail } from './trail.ts'

/** Where modules lie that are not of Perl itself, seen from a prefix. */
const BELOW = [
  'share/perl5',
  'share/perl/*',
  'lib/perl5',
  'lib/perl5/site_perl',
  'lib/perl5/site_perl/*',
  'lib/*/perl5/*',
  'lib/*/perl/*',
] as const

export const perlModuleTrail = (module: string, script: string, world: FollowWorld): Trail => {
  const path = module.replaceAll('::', '/')
  const own = ['.', 'lib', '../lib'].map(relative => join(dirname(script), relative))
  const prefixes = [...new Set([dirname(dirname(script)), '/usr/local', '/usr', join(world.home, 'perl5')])]
  const directories = [...own, ...prefixes.flatMap(prefix => BELOW.flatMap(pattern => expand(join(prefix, pattern), world)))]
  const directory = directories.find(site => isFile(join(site, `${path}.pm`), world))
  if (directory === undefined) return NO_TRAIL
  const below = join(directory, path)
  return joinTrails([
    { ...NO_TRAIL, files: [join(directory, `${path}.pm`)] },
    ...(isDirectory(below, world) ? [packageTree(below, world)] : []),
  ])
}
