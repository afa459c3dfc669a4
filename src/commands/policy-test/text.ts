import { paint, wrap } from '../../core/layout.ts'
import { oneLine, plural } from '../../core/text.ts'
import type { Style } from '../shared/define.ts'
import type { PolicyTests } from './output.ts'

/** The tests file by file; a failed one with what came instead and why. */
export const text = ({ files }: PolicyTests, style: Style): string => {
  const ink = paint(style.color)
  const all = files.flatMap(file => file.tests)
  const wrong = all.filter(test => !test.passed).length
  const lines = files.flatMap(({ file, level, warnings, tests }) => [
    ink.bold(oneLine(`${file}${file.startsWith('/') ? '' : ` (${level})`}`)),
    ...warnings.flatMap(warning => wrap(`warning: ${oneLine(warning)}`, style.width - 2).map(line => `  ${ink.yellow(line)}`)),
    ...(tests.length === 0 ? [ink.dim('  no tests')] : []),
    ...tests.flatMap(({ run, expect, got, reason, passed }) => [
      passed
        ? `  ${ink.green('ok')}    ${expect.padEnd(5)}  ${oneLine(run)}`
        : `  ${ink.red('wrong')} ${expect.padEnd(5)}  ${oneLine(run)}`,
      ...(passed ? [] : wrap(`it is ${got}: ${oneLine(reason)}`, style.width - 8).map(line => `        ${line}`)),
    ]),
    '',
  ])
  const total = wrong === 0 ? `${plural(all.length, 'test')}, all as expected.` : `${plural(all.length, 'test')}, ${wrong} not as expected.`
  return [...lines, wrong === 0 ? ink.green(total) : ink.red(total)].join('\n')
}
