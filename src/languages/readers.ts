import type { LanguageReader } from './language.ts'
import { readAwk } from './awk.ts'
import { readJq } from './jq.ts'
import { readSed } from './sed.ts'
import { readSql } from './sql.ts'

/** Languages that are read besides the shell's own, by the name that documents use. */
export const readers: ReadonlyMap<string, LanguageReader> = new Map([
  ['awk', readAwk],
  ['jq', readJq],
  ['sed', readSed],
  ['sql', readSql],
])
