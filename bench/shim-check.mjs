// How the packaged shims stand against the tools of this machine: node bench/shim-check.mjs [TOOL...] [--from man] [--findings]
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { environment, scratch } from './measure.mjs'

/** One tool with a thousand commands takes minutes; what takes longer is left out and said. */
const MOST_MS = 300_000

const root = join(import.meta.dirname, '..')
const shims = join(root, 'shims')
const directory = scratch()
mkdirSync(join(directory, 'home'), { recursive: true })

const words = process.argv.slice(2)
const showFindings = words.includes('--findings')
const at = words.indexOf('--from')
const from = at === -1 ? 'all' : words[at + 1]
const asked = words.filter((it, index) => !it.startsWith('--') && (at === -1 || index !== at + 1))

const check = file => {
  const started = performance.now()
  const result = spawnSync(process.execPath, [join(root, 'bin', 'atip.cjs'), 'shim', 'check', file, '--json', '--quiet', '--from', from], {
    env: environment(directory, { PATH: process.env.PATH, HOME: process.env.HOME }),
    encoding: 'utf8',
    maxBuffer: 1 << 27,
    timeout: MOST_MS,
  })
  const seconds = (performance.now() - started) / 1000
  const error = result.error === undefined ? result.stderr.split('\n')[0] : `it did not end in ${MOST_MS / 1000} s`
  return { seconds, error, shim: [0, 65].includes(result.status) && result.stdout !== '' ? JSON.parse(result.stdout).shims[0] : undefined }
}

const share = ({ common, tool, percent }) => `${`${common}/${tool}`.padStart(10)} ${percent === null ? '   -' : `${percent}%`.padStart(4)}`

const isInstalled = tool => spawnSync('sh', ['-c', 'command -v -- "$1"', 'sh', tool]).status === 0

const named = readdirSync(shims)
  .filter(it => it.endsWith('.json'))
  .map(it => join(shims, it))
  .map(file => ({ file, tool: JSON.parse(readFileSync(file, 'utf8')).name }))
const here = named.filter(it => (asked.length === 0 || asked.includes(it.tool)) && isInstalled(it.tool))

const total = { compared: 0, unknown: 0, ghosts: 0, undocumented: 0, mismatches: 0, drift: 0, unread: 0, seconds: 0 }
const sums = { commands: { tool: 0, common: 0 }, options: { tool: 0, common: 0 } }
console.log('tool             commands         options         ghosts  values  undocumented  unread  seconds')
for (const { file, tool } of here) {
  const { seconds, error, shim } = check(file)
  total.seconds += seconds
  if (shim === undefined || shim.commands === null) {
    total.unknown++
    const why = shim?.findings.find(it => it.code === 'not-readable')?.message ?? error
    console.log(`${tool.padEnd(16)} unknown: ${why.slice(0, 120)}`)
    continue
  }
  const count = (...codes) => shim.findings.filter(it => codes.includes(it.code)).length
  const ghosts = count('ghost-command', 'ghost-option')
  const mismatches = count('value-mismatch')
  const undocumented = count('undocumented-command', 'undocumented-option')
  total.compared++
  total.ghosts += ghosts
  total.mismatches += mismatches
  total.undocumented += undocumented
  total.drift += count('drift')
  total.unread += shim.unread.length
  for (const noun of ['commands', 'options']) {
    sums[noun].tool += shim[noun].tool
    sums[noun].common += shim[noun].common
  }
  console.log(
    [
      tool.padEnd(14),
      share(shim.commands),
      share(shim.options),
      String(ghosts).padStart(7),
      String(mismatches).padStart(7),
      String(undocumented).padStart(13),
      String(shim.unread.length).padStart(7),
      seconds.toFixed(1).padStart(8),
    ].join(' '),
  )
  if (!showFindings) continue
  for (const it of shim.findings)
    if (it.severity === 'error' || it.code === 'drift') console.log(`    ${it.code}: ${it.command}: ${it.message}`)
}
const percent = ({ common, tool }) => `${common} of ${tool} (${((100 * common) / Math.max(tool, 1)).toFixed(1)} %)`
console.log(
  `\n${total.compared} shims compared, ${total.unknown} could not be; commands ${percent(sums.commands)}, options ${percent(sums.options)};`,
)
console.log(
  `${total.ghosts} ghosts, ${total.mismatches} other values, ${total.undocumented} undocumented, ${total.drift} of another version, ${total.unread} commands unread; ${total.seconds.toFixed(0)} s`,
)
