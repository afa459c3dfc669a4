import { isAbsolute, join } from 'node:path'
import type { World } from '../host/world.ts'

/** Where builds of git look for the configuration of the machine. */
const SYSTEM = ['/etc/gitconfig', '/usr/local/etc/gitconfig', '/opt/homebrew/etc/gitconfig']

/** Variables of the session that make git read other files, or none. */
const ELSEWHERE = /^GIT_(?:CONFIG|DIR|COMMON_DIR|WORK_TREE|EXEC_PATH|INDEX_FILE|OBJECT_DIRECTORY|TEMPLATE_DIR)/

/** Configuration of git outside of repositories; undefined: the session says that it reads something else. */
export const gitConfigs = ({ env, home, platform }: Pick<World, 'env' | 'home' | 'platform'>): readonly string[] | undefined => {
  // Apple's git has one more, in the developer tools
  if (platform === 'darwin' || Object.keys(env).some(name => ELSEWHERE.test(name) && env[name] !== undefined)) return undefined
  const config = env['XDG_CONFIG_HOME']
  return [
    ...SYSTEM,
    join(config !== undefined && isAbsolute(config) ? config : join(home, '.config'), 'git/config'),
    join(home, '.gitconfig'),
  ]
}
