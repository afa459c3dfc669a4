import { AT_HOME, BY_NAME, DIRECTORIES, NO_SECRETS, OF_SYSTEM, ONLY_AT_HOME } from '../../judge/secret-table/table.ts'
import type { Rows } from '../../judge/secret-table/table.ts'
import { code, page, section } from './markdown.ts'

const listed = (rows: readonly string[]): string => rows.map(code).join(', ')

const groups = (rows: Rows): string =>
  Object.entries(rows)
    .map(([group, places]) => `**${group}**: ${listed(places)}`)
    .join('\n\n')

/** Where secrets are looked for, as the verdicts know it. */
export const secretsPage = (): string =>
  page('Places of secrets', [
    'What `path.scope: secret` means in a policy, and what every built-in policy asks about before it is read. `*` is any text within a name, and a last `**` the directory itself and all that lies in it.',
    'Copies of these files are secrets too (`id_rsa.bak`, `.env~`, `.credentials.swp`). What a line may read without naming it counts as well: searches in a directory above them, and globs that can pick one.',
    ...section('Below a home directory', 'And wherever else the same directories lie, as in `/srv/app/.aws/credentials`.'),
    groups(AT_HOME),
    ...section('Only in a home directory itself', 'A project has files of the same names that are read all day.'),
    groups(ONLY_AT_HOME),
    ...section('Of the machine', groups(OF_SYSTEM)),
    ...section('By name, in any directory', groups(BY_NAME)),
    ...section('Directories', `Files below a directory of one of these names, but for code and text about them: ${listed(DIRECTORIES)}`),
    ...section('No secrets', `Though they lie there, or look like one: ${listed(NO_SECRETS)}`),
  ])
