import type { JsonObject } from '../../core/json.ts'
import { GROUPS } from '../../commands/shared/define.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'
import { commandPage, fileOf } from './command-page.ts'
import { documentPage } from './document-page.ts'
import { exitCodesPage } from './exit-codes-page.ts'
import { harnessesPage } from './harnesses-page.ts'
import type { DrivenClients } from './harnesses-page.ts'
import { page, section, table } from './markdown.ts'
import { secretsPage } from './secrets-page.ts'

const indexPage = (operations: readonly AnyOperation[]): string =>
  page('Reference', [
    ...GROUPS.flatMap(group => {
      const rows = operations
        .filter(operation => operation.group === group)
        .map(operation => [`[atip ${operation.name}](${fileOf(operation)})`, operation.summary])
      return section(group, rows.length === 0 ? '' : table(['command', 'what it does'], rows))
    }),
    ...section(
      'Formats',
      table(
        ['page', 'what it says'],
        [
          ['[document.md](document.md)', 'Every field of a document.'],
          ['[exit-codes.md](exit-codes.md)', 'Every exit status and failure.'],
          ['[secrets.md](secrets.md)', 'Every place that counts as a secret.'],
          ['[harnesses.md](harnesses.md)', 'What each agent client did with atip in front of it.'],
        ],
      ),
    ),
  ])

/** What the reference is made from. */
export interface ManualSources {
  readonly operations: readonly AnyOperation[]
  readonly metadataSchema: JsonObject
  readonly clients: DrivenClients
}

/** The reference: file name -> text. */
export const manual = ({ operations, metadataSchema, clients }: ManualSources): Readonly<Record<string, string>> => ({
  'index.md': indexPage(operations),
  ...Object.fromEntries(operations.map(operation => [fileOf(operation), commandPage(operation)])),
  'exit-codes.md': exitCodesPage(),
  'secrets.md': secretsPage(),
  'document.md': documentPage(metadataSchema),
  'harnesses.md': harnessesPage(clients),
})
