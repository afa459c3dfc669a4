import { LESSONS, MORE_LESSONS, lessonsText } from '../../commands/shared/lessons.ts'
import type { AnyOperation } from '../../commands/shared/define.ts'

const TITLE = `# atip

What the commands of this machine do, and whether a line may run, before it runs. Ask it when you do not know a tool, and before every line that may change something.`

/** Everything that the lessons do not speak of, by name: a reader who needs one asks it for help. */
const others = (operations: readonly AnyOperation[], taught: string): string =>
  operations
    .map(operation => operation.name)
    .filter(name => !taught.includes(`atip ${name}`) && !taught.includes(`\`${name}`))
    .map(name => `\`${name}\``)
    .join(', ')

/** What `atip --llms` prints: one page that teaches an agent the whole of atip, in the order of use. */
export const page = (operations: readonly AnyOperation[]): string => {
  const taught = lessonsText([...LESSONS, ...MORE_LESSONS])
  return `${TITLE}

${taught}

## All the rest

${others(operations, taught)}. \`atip COMMAND --help\` says what each takes, \`atip --llms --json\` has them all as tool definitions.`
}
