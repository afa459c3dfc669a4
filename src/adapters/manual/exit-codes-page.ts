import { exitStatuses } from '../exit-statuses.ts'
import { code, page, table } from './markdown.ts'

const SHAPE = `\`\`\`json
{
  "error": {
    "code": "TOOL_NOT_FOUND",
    "category": "missing",
    "message": "there is no tool \\"gti\\"",
    "suggestion": { "action": "Did you mean \\"git\\"?", "fix": "atip show git", "applicability": "likely" },
    "is_retryable": false,
    "details": { "tool": "gti" }
  }
}
\`\`\``

export const exitCodesPage = (): string =>
  page('Exit statuses and failures', [
    'The statuses follow sysexits.h. Data goes to standard output; a failure is one object on standard error: JSON when that is no terminal, text otherwise.',
    table(
      ['status', 'code', 'meaning'],
      exitStatuses().map(status => [String(status.status), status.code === null ? '' : code(status.code), status.meaning]),
    ),
    SHAPE,
    'A suggestion is `null` where there is none. `applicability` is `certain`, `likely` or `example`; `fix` is a command to run.',
  ])
