import type { Style } from '../shared/define.ts'
import { briefText } from './brief-text.ts'
import type { Shown } from './output.ts'

/** What was asked for, or with --full all of it, which few read as text. */
export const text = async (shown: Shown, style: Style, { command }: { readonly command: readonly string[] }): Promise<string> =>
  'x-more' in shown ? briefText(shown, style) : (await import('./whole-text.ts')).wholeText(shown, style, { command })
