import { join } from 'node:path'
import type { ClientId } from '../../../../harness/clients.ts'
import type { World } from '../../../../host/world.ts'
import { REGISTRATIONS } from '../../../../setup/registrations.ts'
import { pluginHooks } from './claude-plugins.ts'
import { placesOf } from '../../../../setup/places.ts'

/** Who wrote a file: the machine's administrator, the user, or whoever wrote the project. */
type Origin = 'managed' | 'user' | 'project'

/** How hooks stand in a file: as entries of JSON or TOML, as an executable of its own, as code that the client loads. */
type Form = 'json' | 'toml' | 'script' | 'code'

/** A file in which a client looks for hooks. It need not be there. */
export interface Source {
  readonly path: string
  readonly origin: Origin
  readonly form: Form
}

type SourceWorld = Pick<World, 'files' | 'env' | 'home' | 'platform'>

/** More hooks than anybody has in one directory. */
const MOST_FILES = 64

const filesIn = (directory: string, ending: RegExp, { files }: SourceWorld): readonly string[] => {
  const listing = files.list(directory)
  const names = listing.kind === 'listed' ? listing.names.filter(name => ending.test(name)) : []
  return names.slice(0, MOST_FILES).map(name => join(directory, name))
}

const JSON_FILE = /\.json$/

const CODE_FILE = /\.[cm]?[jt]s$/

const claudeManaged = ({ platform }: SourceWorld): string =>
  platform === 'darwin' ? '/Library/Application Support/ClaudeCode/managed-settings.json' : '/etc/claude-code/managed-settings.json'

/** Files that a client reads besides the one that setup writes, as measured in November 2026: those of the machine, and other forms of hooks. */
const OTHERS: Readonly<
  Partial<Record<ClientId, (around: { readonly home: string; readonly project: string }, world: SourceWorld) => readonly Source[]>>
> = {
  claude: ({ home, project }, world) => [
    { path: claudeManaged(world), origin: 'managed', form: 'json' },
    ...pluginHooks(home, world).map(path => ({ path, origin: 'user', form: 'json' }) as const),
    { path: join(project, '.claude/settings.local.json'), origin: 'project', form: 'json' },
  ],
  copilot: ({ home, project }, world) => [
    ...filesIn('/etc/github-copilot/policy.d', JSON_FILE, world).map(path => ({ path, origin: 'managed', form: 'json' }) as const),
    ...filesIn(join(home, 'hooks'), JSON_FILE, world).map(path => ({ path, origin: 'user', form: 'json' }) as const),
    ...filesIn(join(project, '.github/hooks'), JSON_FILE, world).map(path => ({ path, origin: 'project', form: 'json' }) as const),
    { path: join(project, '.claude/settings.json'), origin: 'project', form: 'json' },
  ],
  codex: ({ home, project }) => [
    { path: '/etc/codex/requirements.toml', origin: 'managed', form: 'toml' },
    { path: join(home, 'config.toml'), origin: 'user', form: 'toml' },
    { path: join(project, '.codex/config.toml'), origin: 'project', form: 'toml' },
  ],
  opencode: ({ home, project }, world) =>
    ['plugin', 'plugins'].flatMap(name => [
      ...filesIn(join(home, name), CODE_FILE, world).map(path => ({ path, origin: 'user', form: 'code' }) as const),
      ...filesIn(join(project, '.opencode', name), CODE_FILE, world).map(path => ({ path, origin: 'project', form: 'code' }) as const),
    ]),
  pi: ({ home, project }, world) => [
    ...filesIn(join(home, 'extensions'), CODE_FILE, world).map(path => ({ path, origin: 'user', form: 'code' }) as const),
    ...filesIn(join(project, '.pi/extensions'), CODE_FILE, world).map(path => ({ path, origin: 'project', form: 'code' }) as const),
  ],
  qwen: () => [{ path: '/etc/qwen-code/settings.json', origin: 'managed', form: 'json' }],
  cursor: () => [{ path: '/etc/cursor/hooks.json', origin: 'managed', form: 'json' }],
  gemini: () => [{ path: '/etc/gemini-cli/settings.json', origin: 'managed', form: 'json' }],
}

const FORMS = { entry: 'json', script: 'script', plugin: 'code' } as const

/** Every file in which a client would find a hook, the administrator's first, each once. */
export const sourcesOf = (id: ClientId, project: string, world: SourceWorld): readonly Source[] => {
  const form = FORMS[REGISTRATIONS[id].form.kind]
  const user = placesOf(id, { kind: 'user' }, world)
  const own: readonly Source[] = [
    { path: user.hook, origin: 'user', form },
    { path: placesOf(id, { kind: 'project', root: project }, world).hook, origin: 'project', form },
  ]
  const all = [...(OTHERS[id]?.({ home: user.home, project }, world) ?? []), ...own]
  const order: readonly Origin[] = ['managed', 'user', 'project']
  const once = all.filter(({ path }, at) => all.findIndex(other => other.path === path) === at)
  return order.flatMap(origin => once.filter(source => source.origin === origin))
}
