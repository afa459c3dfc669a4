import { join } from 'node:path'
import { execa } from 'execa'
import { root } from './workspace.ts'

/** npm as on a machine that has neither network nor anything in its cache, which it keeps in `home`. */
export const npm = async (home: string, argv: readonly string[], cwd: string): Promise<string> => {
  const env = {
    HOME: home,
    PATH: process.env['PATH'] ?? '',
    npm_config_cache: join(home, 'npm-cache'),
    npm_config_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
  }
  return (await execa('npm', argv, { cwd, env, extendEnv: false })).stdout
}

export interface Packed {
  /** Bytes of the file, and of what is in it. */
  readonly size: number
  readonly unpackedSize: number
  readonly filename: string
  readonly files: readonly { readonly path: string; readonly size: number }[]
}

/** What `npm pack` of a directory makes, or would make, of what is built there. */
export const packed = async (home: string, more: readonly string[], directory = root): Promise<Packed> => {
  const [only] = JSON.parse(await npm(home, ['pack', '--json', ...more], directory)) as readonly Packed[]
  if (only === undefined) throw new Error('npm packed nothing')
  return only
}
