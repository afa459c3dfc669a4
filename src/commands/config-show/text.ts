import { definitions, paint } from '../../core/layout.ts'
import { oneLine } from '../../core/text.ts'
import type { Valued } from '../../registry/config.ts'
import type { Style } from '../shared/define.ts'
import type { EffectiveConfig } from './output.ts'

/** Each value with the file that it came from, then the files themselves. */
export const text = ({ files, places, allow, skip, timeout, concurrency, sandbox, log }: EffectiveConfig, style: Style): string => {
  const ink = paint(style.color)
  const row = (name: string, { value, file }: Valued<string | number>): readonly [string, readonly string[]] => [
    name,
    [ink.bold(oneLine(String(value))), ink.dim(file === null ? '(default)' : `(${oneLine(file)})`)],
  ]
  const rows = (name: string, values: readonly Valued<string>[]): readonly (readonly [string, readonly string[]])[] =>
    values.length === 0 ? [[name, [ink.dim('(none)')]]] : values.map((entry, at) => row(at === 0 ? name : '', entry))
  return [
    ...definitions(
      [
        ...rows('places', places),
        ...rows('allow', allow),
        ...rows('skip', skip),
        row('timeout', timeout),
        row('concurrency', concurrency),
        row('sandbox', sandbox),
        row('log', { ...log, value: log.value ? 'on' : 'off' }),
      ],
      style.width,
    ),
    '',
    ...files.map(({ file, present }) => (present ? oneLine(file) : ink.dim(`${oneLine(file)} (absent)`))),
  ].join('\n')
}
