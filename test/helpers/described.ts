import type { HelpText, OptionText } from '../../src/author/described.ts'

const optionLine = (it: OptionText): string => {
  const { flags, value, choices, description } = it
  const name = value === undefined ? '' : value.optional ? ` [${value.name}]` : ` <${value.name}>`
  return [
    `  ${flags.join(', ')}${name}${value?.count === undefined ? '' : ` x${value.count}`}`,
    ...(choices === undefined ? [] : [`{${choices.join(',')}}`]),
    ...(it.default === undefined ? [] : [`= ${it.default}`]),
    ...(it.negatable === true ? ['negatable'] : []),
    ...(it.repeatable === true ? ['repeatable'] : []),
    ...(it.inherited === true ? ['inherited'] : []),
    ...(it.acts === true ? ['acts'] : []),
    ...(description === undefined ? [] : [`# ${description}`]),
  ].join('  ')
}

/** What was read, for people: one line per thing. */
export const readingText = (it: HelpText): string =>
  [
    `description: ${it.description ?? '-'}`,
    `version: ${it.version ?? '-'}`,
    ...it.usage.map(line => `usage: ${line}`),
    ...it.arguments.map(
      ({ name, required, variadic, choices, description }) =>
        `argument: ${name}${required ? '' : '?'}${variadic ? '...' : ''}${choices === undefined ? '' : ` {${choices.join(',')}}`}${description === undefined ? '' : `  # ${description}`}`,
    ),
    ...(it.aliases.length === 0 ? [] : [`aliases: ${it.aliases.join(', ')}`]),
    ...(it.borrows === undefined
      ? []
      : [`options of: ${it.borrows.map(({ from, group }) => (group === '' ? from : `${from} (${group})`)).join(', ')}`]),
    ...(it.topics === undefined ? [] : [`topics: ${it.topics.join(', ')}`]),
    `commands: ${it.commands.length}`,
    ...it.commands.map(
      ({ name, aliases, description }) => `  ${[name, ...aliases].join(', ')}${description === undefined ? '' : `  # ${description}`}`,
    ),
    `options: ${it.options.length}`,
    ...it.options.map(optionLine),
    '',
  ].join('\n')
