import { definitions, paint } from '../../core/layout.ts'
import { ok } from '../../core/result.ts'
import type { Result } from '../../core/result.ts'
import { oneLine } from '../../core/text.ts'
import type { Valued } from '../../registry/config.ts'
import { READS, define } from '../shared/define.ts'
import type { Style } from '../shared/define.ts'

export interface EffectiveConfig {
  /** Where configuration is looked for, the strongest first. */
  readonly files: readonly { readonly file: string; readonly present: boolean }[]
  readonly places: readonly Valued<string>[]
  readonly allow: readonly Valued<string>[]
  readonly skip: readonly Valued<string>[]
  /** As it is written: `2s`, `500ms`. */
  readonly timeout: Valued<string>
  readonly concurrency: Valued<number>
  readonly sandbox: Valued<string>
}

const duration = (ms: number): string => (ms % 1000 === 0 ? `${ms / 1000}s` : `${ms}ms`)

const configText = ({ files, places, allow, skip, timeout, concurrency, sandbox }: EffectiveConfig, style: Style): string => {
  const ink = paint(style.color)
  const row = (name: string, { value, file }: Valued<string | number>): readonly [string, readonly string[]] => [
    name,
    [ink.bold(oneLine(String(value))), ink.dim(file === null ? '(default)' : `(${oneLine(file)})`)],
  ]
  const rows = (name: string, values: readonly Valued<string>[]): readonly (readonly [string, readonly string[]])[] =>
    values.length === 0 ? [[name, [ink.dim('(none)')]]] : values.map((it, at) => row(at === 0 ? name : '', it))
  return [
    ...definitions(
      [
        ...rows('places', places),
        ...rows('allow', allow),
        ...rows('skip', skip),
        row('timeout', timeout),
        row('concurrency', concurrency),
        row('sandbox', sandbox),
      ],
      style.width,
    ),
    '',
    ...files.map(({ file, present }) => (present ? oneLine(file) : ink.dim(`${oneLine(file)} (absent)`))),
  ].join('\n')
}

export const configShow = define({
  name: 'config show',
  summary: 'Show the configuration that holds, each value with the file that it came from.',
  group: 'More',
  params: {},
  effects: READS,
  examples: [{ command: 'atip config show', meaning: 'What a scan looks at and skips, and who says so.' }],
  failures: ['CONFIG_INVALID', 'CANNOT_READ'],
  output: 'effective-config',
  run: async (_, { world, locations }): Promise<Result<EffectiveConfig>> => {
    const { readConfig } = await import('../../registry/config.ts')
    const config = readConfig(locations, world)
    if (!config.ok) return config
    const { places, allow, skip, timeoutMs, concurrency, sandbox, files } = config.value
    const present = new Set(files.map(it => it.path))
    return ok({
      files: locations.configFiles.map(file => ({ file, present: present.has(file) })),
      places,
      allow,
      skip,
      timeout: { value: duration(timeoutMs.value), file: timeoutMs.file },
      concurrency,
      sandbox,
    })
  },
  text: configText,
})
