import envPaths from 'env-paths'

/** Where the platform wants an application's files to be, for platforms that do not follow XDG by themselves. */
export interface PlatformDirs {
  readonly config: string
  readonly cache: string
  readonly state: string
}

/** For platforms where XDG's defaults are not the custom. The data directory is not here: the protocol fixes it on every Unix. */
export const platformDirs = (name: string): PlatformDirs => {
  const { config, cache, log } = envPaths(name, { suffix: '' })
  return { config, cache, state: log }
}
