import type { Look } from '../look.ts'
import type { Call } from './runner.ts'

/** The settings of npm 11 that change no line that a script runs, nor where, nor by which shell; and some of its relatives. */
const HARMLESS = new Set(
  [
    '_auth access all allow-directory allow-file allow-git allow-remote allow-same-version allow-scripts allow-scripts-pending',
    'allow-scripts-pin also always-auth audit audit-level auth-type auto-install-peers before bin-links bypass-2fa ca cache cache-',
    'max cache-min cafile cert cidr color commit-hooks cpu dangerously-allow-all-scripts depth description dev diff diff-dst-prefix',
    'diff-ignore-all-space diff-name-only diff-no-prefix diff-src-prefix diff-text diff-unified dry-run engine-strict expect-',
    'result-count expect-results expires fetch-retries fetch-retry-factor fetch-retry-maxtimeout fetch-retry-mintimeout fetch-',
    'timeout force foreground-scripts format-package-lock fund git-tag-version global-style heading hoist hoist-pattern https-proxy',
    'if-present ignore-scripts include include-attestations include-staged init-author-email init-author-name init-author-url init-',
    'license init-private init-type init-version init.author.email init.author.name init.author.url init.license init.version',
    'install-links install-strategy json key legacy-bundling legacy-peer-deps libc link local-address lockfile-version loglevel',
    'logs-dir logs-max long maxsockets message min-release-age min-release-age-exclude name node-linker nodedir noproxy npm-version',
    'offline omit omit-lockfile-registry-resolved only optional orgs orgs-permission os otp pack-destination package-lock package-',
    'lock-only packages packages-all packages-and-scopes-permission parseable password prefer-dedupe prefer-offline prefer-online',
    'preid production progress provenance provenance-file proxy public-hoist-pattern python read-only rebuild-bundle registry',
    'replace-registry-host resolution-mode save save-bundle save-dev save-exact save-optional save-peer save-prefix save-prod save-',
    'workspace-protocol sbom-format sbom-type scope scopes searchexclude searchlimit searchopts searchstaleness shamefully-hoist',
    'shrinkwrap sign-git-commit sign-git-tag strict-allow-scripts strict-peer-dependencies strict-peer-deps strict-ssl tag tag-',
    'version-prefix timing token-description umask unicode update-notifier usage user-agent version versions which workspaces-',
    'update yes',
  ]
    .join(' ')
    .split(' '),
)

const isHarmless = (key: string): boolean => HARMLESS.has(key) || /^@[\w.-]+:registry$|^\/\/[\w.:/@~-]+:_?[\w-]+$/.test(key)

/** The first line of an .npmrc that may matter: a section, or what is put together from variables, does. */
const strangeLine = (text: string): string | undefined => {
  for (const written of text.replace(/^\u00EF\u00BB\u00BF/, '').split(/[\r\n]+/)) {
    const line = written.trim()
    if (line === '' || /^[;#]/.test(line)) continue
    const key = /^([^=\s[\]"'$\\]+?)(?:\[\])?\s*(?:=|$)/.exec(line)?.[1]
    if (key === undefined || !isHarmless(key)) return key ?? line.slice(0, 40)
  }
  return undefined
}

/** What npm itself sets for what it starts, which means nothing to another npm. */
const OWN = new Set(['node-gyp', 'user-agent', 'local-prefix'])

const PLACES = ['userconfig', 'globalconfig', 'prefix', 'global-prefix']

/** Every variable that is a setting, by the name of the setting. */
const settingsIn = ({ variables = {} }: Look): readonly (readonly [key: string, name: string, value: string])[] =>
  Object.entries(variables).flatMap(([name, value]) => {
    const key = /^npm_config_(.+)$/i.exec(name)?.[1]
    return key === undefined || value === undefined || value === '' ? [] : [[key.toLowerCase().replaceAll('_', '-'), name, value] as const]
  })

/** A variable that may make npm run other lines; undefined: there is none. */
export const strangeVariables = (look: Look, home: string): string | undefined =>
  settingsIn(look).find(
    ([key, , value]) =>
      !isHarmless(key) && !OWN.has(key) && !(key === 'userconfig' ? value === `${home}/.npmrc` : PLACES.slice(1).includes(key)),
  )?.[1]

const parentOf = (path: string): string => path.slice(0, Math.max(path.lastIndexOf('/'), 1))

/** Where settings for everybody can lie: named by variables, beside Node, and beside npm itself. */
const globalFiles = (look: Look, { context, directory }: Call): readonly string[] => {
  const places = settingsIn(look).flatMap(([key, , value]) =>
    key === 'globalconfig' ? [value] : PLACES.slice(2).includes(key) ? [`${value}/etc/npmrc`] : [],
  )
  const prefix = look.variables?.['PREFIX']
  const programs = ['node', 'npm'].flatMap(name => {
    const { path } = context.resolveTool(name, directory)
    return path === undefined ? [] : [path, context.realpath?.(path) ?? path]
  })
  const beside = programs.flatMap(path => [`${parentOf(parentOf(path))}/etc/npmrc`, `${parentOf(parentOf(path))}/npmrc`])
  return [...places, ...(prefix === undefined ? [] : [`${prefix}/etc/npmrc`]), ...beside]
}

/** A setting of any file that npm may read which may make it run other lines: a clause; undefined: there is none. */
export const strangeSetting = (look: Look, above: readonly string[], call: Call): string | undefined => {
  const own = above.map(directory => `${directory === '/' ? '' : directory}/.npmrc`)
  for (const path of new Set([...own, `${call.context.home}/.npmrc`, ...globalFiles(look, call)])) {
    const text = look.textOf(path)
    if (text.kind === 'absent') continue
    const found = text.kind === 'unclear' ? 'cannot be read' : strangeLine(text.text)
    if (found !== undefined) return text.kind === 'unclear' ? `${path} ${found}` : `${path} sets ${found}`
  }
  return undefined
}
