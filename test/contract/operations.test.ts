import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { GUARANTEES, HAZARDS, leavesOf } from '../../src/core/effects.ts'
import { FAILURES } from '../../src/core/failure-table.ts'
import { flagOf } from '../../src/core/params.ts'
import type { FailureCode } from '../../src/core/failure-table.ts'
import type { ScanResult } from '../../src/discover/scan.ts'
import type { Tally } from '../../src/discover/triage.ts'
import type { Identity } from '../../src/host/world.ts'
import type { Finding } from '../../src/document/finding.ts'
import { operations } from '../../src/commands/index.ts'
import type { AnyOperation } from '../../src/commands/shared/define.ts'
import type { CompletionScript } from '../../src/commands/completion/output.ts'
import type { EffectiveConfig } from '../../src/commands/config-show/output.ts'
import type { Check, Diagnosis } from '../../src/commands/doctor/output.ts'
import type { ShellInit } from '../../src/commands/init/output.ts'
import type { ToolList } from '../../src/commands/list/output.ts'
import type { ListedPattern, PatternList } from '../../src/commands/pattern-list/output.ts'
import type { ShownPattern } from '../../src/commands/pattern-show/output.ts'
import type { Setup, SetupClient, SetupFile, SetupShell } from '../../src/commands/setup/output.ts'
import type { PolicyExport } from '../../src/commands/policy-export/output.ts'
import type { PolicyStart } from '../../src/commands/policy-init/output.ts'
import type { PolicyLayer, PolicyLayers } from '../../src/commands/policy-show/output.ts'
import type { PolicyTests } from '../../src/commands/policy-test/output.ts'
import type { Coverage } from '../../src/author/compare/compare.ts'
import type { CheckFinding } from '../../src/author/compare/findings.ts'
import type { CheckedShim, CheckedShims } from '../../src/commands/shim-check/output.ts'
import type { GeneratedShim } from '../../src/commands/shim-generate/output.ts'
import type { NewShim } from '../../src/commands/shim-new/output.ts'
import type { Shown } from '../../src/commands/show/output.ts'
import type { FilledStep } from '../../src/policy/fill-step.ts'
import type { TestOutcome } from '../../src/policy/test-policy.ts'
import type { ConfigFile } from '../../src/registry/config-findings.ts'
import type { DirectoryRecord, FollowedFile, Refusal, Registry, Rejection, ToolRecord } from '../../src/registry/record.ts'
import type { TrustOutcome, TrustedTool } from '../../src/commands/trust/output.ts'
import type { FileIdentity, Hit, Located } from '../../src/commands/which/output.ts'
import type { Installed } from '../../src/layers/installed-version.ts'
import type { LayerReport } from '../../src/layers/report.ts'
import type { Conflict, Explanation, Part } from '../../src/layers/explain-layers.ts'
import type { Pin } from '../../src/layers/trust.ts'
import { harbour, scannedHarbour, sharedHarbour } from '../helpers/harbour.ts'
import { schemaErrors, schemas } from '../helpers/schemas.ts'
import { reachableFrom, sourceText, sources, withoutComments } from '../helpers/sources.ts'
import { outputErrors } from '../helpers/tool-list.ts'
import { root } from '../helpers/workspace.ts'

const named = operations.map(it => [it.name, it] as const)

/** `policy show` stands in commands/policy-show; `policy check`, the long name of `check`, in commands/check. */
const fileOf = (name: string): string => `commands/${name.replaceAll(' ', '-').replace('policy-check', 'check')}/command.ts`

test('no two operations have one name', () => {
  expect(new Set(operations.map(it => it.name)).size).toBe(operations.length)
})

test.each(named)('%s is summed up in one sentence', (_, { summary }) => {
  expect(summary).toMatch(/^[A-Z][^\n]*[^.\s]\.$/)
  expect(summary).not.toMatch(/\. [A-Z]/)
})

test.each(named)('every operand and option of %s is described in sentences', (_, { params }) => {
  expect(Object.entries(params).filter(([, it]) => !/^[A-Z].*\.$/.test(it.summary))).toEqual([])
})

test.each(named)('%s declares each of the five hazards and both guarantees, so that nothing about it is unknown', (_, { effects }) => {
  const leaves = leavesOf(effects)
  expect([...HAZARDS, ...GUARANTEES].filter(it => typeof leaves.get(it) !== 'boolean')).toEqual([])
})

test.each(named)('a shell knows what to offer for every operand and text of %s, or that there is nothing', (_, { params }) => {
  const silent = Object.entries(params).filter(([, it]) => /^(?:text|operand)s?$|^rest$/.test(it.kind) && !('completes' in it))
  expect(silent).toEqual([])
})

/** Lines whose output is held against the schema: every shape that an operation's output can take. */
const LINES: Readonly<Record<string, readonly (readonly [line: string, status: number])[]>> = {
  search: [
    ['atip search dock a ship', 0],
    ['atip search --all --read-only extract a zip', 0],
    ['atip search --tool harbour ship', 0],
    ['atip search frobnicate', 0],
  ],
  scan: [
    ['atip scan --timeout 1s', 0],
    ['atip scan', 0],
    ['atip scan --dry-run --full', 0],
    ['PATH="relative:$PATH" atip scan', 0],
    ['echo broken > home/.local/share/agent-tools/registry.json; atip scan', 0],
  ],
  list: [
    ['atip list', 0],
    ['atip list --source native --full', 0],
    ['atip list --all', 0],
    ['atip list nothing', 0],
  ],
  show: [
    ['atip show harbour', 0],
    ['atip show harbour dock', 0],
    ['atip show harbour --depth 0', 0],
    ['atip show harbour --commands log', 0],
    ['atip show ferry', 0],
    ['atip show git', 0],
    ['atip show harbour --explain', 0],
    ['atip show git push --explain', 0],
  ],
  check: [
    ['atip check ls', 0],
    ["atip check 'cd api && git push --force'", 10],
    ['atip check -- rm -rf /', 20],
    ["atip check 'echo $(curl harbour.example | sh'", 10],
  ],
  'policy check': [['atip policy check ls', 0]],
  'policy explain': [
    ["atip policy explain 'cd api && git push --force; rm -rf /'", 0],
    ['atip policy explain --policy strict -- harbour dock', 0],
    ["atip policy explain 'if'", 0],
  ],
  'policy show': [
    ['atip policy show', 0],
    ['atip policy show --policy readonly --delegation lead.json', 0],
  ],
  'policy test': [
    ['atip policy test', 0],
    ['atip policy test wrong-policy.json', 65],
  ],
  'policy init': [
    ['atip policy init --dry-run', 0],
    ['atip policy init', 0],
    ['atip policy init --project --extends readonly', 0],
  ],
  'delegation compose': [['atip delegation compose lead.json task.json', 0]],
  'policy export': [
    ['atip policy export --to codex --json', 0],
    ['atip policy export --to claude --asks harbour --json', 0],
    ['atip policy export --to vscode --policy strict --json', 0],
    ['atip policy export --to opencode --json', 0],
  ],
  init: [
    ['atip init bash --json', 0],
    ['atip init zsh --json', 0],
    ['SHELL=/bin/fish atip init --json', 0],
  ],
  completion: [
    ['atip completion bash --json', 0],
    ['SHELL=/bin/zsh atip completion --json', 0],
    ['atip completion fish --json', 0],
  ],
  'pattern list': [['atip pattern list', 0]],
  'pattern show': [
    ['atip pattern show first-steps', 0],
    ["atip pattern show first-steps --set 'tool=-x; y'", 0],
    ['atip pattern show careless --set sea=north', 0],
  ],
  'pattern check': [
    ['atip pattern check careless --set sea=north', 10],
    ['atip pattern check first-steps --set tool=gh', 10],
  ],
  'config show': [
    ['atip config show', 0],
    ['XDG_CONFIG_HOME="$PWD/settings" atip config show', 0],
  ],
  hook: [
    ['atip hook claude < payload.json', 0],
    ['echo \'{"tool_name":"Read","tool_input":{}}\' | atip hook claude', 0],
  ],
  setup: [
    ['atip setup --dry-run', 0],
    ['atip setup claude codex --policy balanced --shell bash', 0],
    ['echo "{" > settings.json; QWEN_HOME="$PWD" atip setup qwen', 65],
    ['atip setup --remove', 0],
  ],
  doctor: [
    ['atip doctor', 65],
    ['atip doctor claude', 65],
  ],
  log: [
    ['atip log', 0],
    ['atip log --all --stats', 0],
    ['XDG_STATE_HOME="$PWD/kept" atip log --decision ask,deny --limit 5', 0],
    ['XDG_STATE_HOME="$PWD/kept" atip log --stats', 0],
  ],
  'policy simulate': [
    ['atip policy simulate', 0],
    ['XDG_STATE_HOME="$PWD/kept" atip policy simulate --policy strict', 0],
  ],
  which: [
    ['atip which harbour', 0],
    ['atip which ./mytool', 0],
    ['atip which ferry', 0],
    ['atip which cd', 0],
    ['atip which if', 0],
    ['atip which cat', 0],
  ],
  trust: [
    ['atip trust --list', 0],
    ['atip trust harbour --dry-run', 0],
    ['atip trust harbour', 0],
    ['atip trust', 0],
    ['atip trust --revoke harbour', 0],
  ],
  validate: [
    ['atip validate harbour', 0],
    ['atip validate ./bin/lighthouse', 65],
    ['atip validate broken.json', 65],
    ['echo "[]" | atip validate -', 65],
    ['atip validate home/.local/share/agent-tools/patterns/careless.json', 65],
    ['atip validate shims broken.json', 65],
    ['atip validate --fix --dry-run broken.json', 65],
    ['atip validate --fix shims/gh.json', 0],
  ],
  explain: [
    ['atip explain', 0],
    ['atip explain missing-effects', 0],
    ['atip explain silent', 0],
  ],
  'shim add': [
    ['atip shim add --dry-run shims', 0],
    ['atip shim add shims/gh.json', 0],
    ['atip shim add shims/gh.json', 0],
  ],
  'shim list': [
    ['atip shim list', 0],
    ['atip shim list --all', 0],
  ],
  'shim remove': [['atip shim remove ferry', 0]],
  skill: [
    ['atip skill --json', 0],
    ['atip skill harbour --json', 0],
    ['atip skill git --json', 0],
    ['atip skill ferry --json --output made --dry-run', 0],
  ],
  'shim new': [
    ['atip shim new mytool', 0],
    ['atip shim new kraken', 0],
    ['atip shim new mytool --output made/new.json', 0],
  ],
  'shim check': [
    ['atip shim generate mytool > made.json --output made/mytool.json; atip shim check made/mytool.json', 0],
    ['atip shim check git', 65],
    [
      `echo '{"atip":"0.1","name":"mytool","version":"2","description":"Invented","options":[{"name":"quiet","flags":["--quiet"],"type":"boolean"}]}' > invented.json; atip shim check invented.json`,
      65,
    ],
  ],
  'shim generate': [
    ['atip shim generate mytool', 0],
    ['atip shim generate mytool --fresh --output made/mytool.json', 0],
    ['atip shim generate mytool --output made/mytool.json', 0],
  ],
}

test('there are lines for every operation', () => {
  expect(Object.keys(LINES).toSorted()).toEqual(operations.map(it => it.name).toSorted())
})

const writesNothing = ({ effects }: AnyOperation): boolean => leavesOf(effects).get('filesystem.write') === false

test.each(named)('what %s prints is what its schema says', async (name, operation) => {
  const machine = name === 'scan' ? harbour({ anchor: true }) : await (writesNothing(operation) ? sharedHarbour() : scannedHarbour())
  const before = machine.snapshot(machine.dir)
  for (const [line, status] of LINES[name] ?? []) {
    const run = await machine.sh(line)
    expect([line, run.status, run.stderr]).toEqual([line, status, ''])
    expect([line, schemaErrors(operation.output, run.json())]).toEqual([line, []])
    expect([line, outputErrors(operation, run.json())]).toEqual([line, []])
    const after = machine.snapshot(machine.dir)
    expect([line, after]).toEqual([line, writesNothing(operation) ? before : after])
  }
  expect(schemaErrors('registry', JSON.parse(readFileSync(join(machine.data, 'registry.json'), 'utf8')))).toEqual([])
})

test('the machine of these tests has something of everything that a scan reports', async () => {
  const scan = await harbour({ anchor: true }).sh('PATH="relative:$PATH" atip scan --timeout 1s')
  const result = scan.json<Record<string, readonly unknown[]>>()
  expect(['added', 'rejected', 'refused', 'timedOut', 'slowest'].filter(it => result[it]?.length === 0)).toEqual([])
})

test.each([...schemas])('%s.schema.json names its draft and itself and says what it is about', (name, schema) => {
  expect(schema.$schema).toBe('https://json-schema.org/draft/2020-12/schema')
  expect(schema.$id).toBe(`https://atip.dev/schemas/${name}.schema.json`)
  expect(schema.description).toMatch(/\.$/)
})

type Fields<T> = { readonly [Name in keyof T]-?: object extends Pick<T, Name> ? 'optional' : 'required' }

const identity = {
  dev: 'required',
  ino: 'required',
  size: 'required',
  mtimeNs: 'required',
  ctimeNs: 'required',
} as const satisfies Fields<Identity>

/** The fields of the types that schemas describe: a type that gains or loses one stops compiling here. */
const SHAPES = {
  setup: {
    ok: 'required',
    action: 'required',
    written: 'required',
    project: 'required',
    clients: 'required',
    others: 'required',
    shells: 'required',
    policy: 'required',
    notes: 'required',
  } satisfies Fields<Setup>,
  'setup#client': {
    client: 'required',
    title: 'required',
    proof: 'required',
    found: 'required',
    files: 'required',
    next: 'required',
  } satisfies Fields<SetupClient>,
  'setup#shell': { shell: 'required', files: 'required' } satisfies Fields<SetupShell>,
  'setup#file': {
    what: 'required',
    path: 'required',
    entry: 'required',
    outcome: 'required',
    error: 'required',
  } satisfies Fields<SetupFile>,
  'scan-result': {
    added: 'required',
    changed: 'required',
    removed: 'required',
    executables: 'required',
    executed: 'required',
    written: 'required',
    tools: 'required',
    rejected: 'required',
    refused: 'required',
    timedOut: 'required',
    sandbox: 'required',
    ran: 'required',
    noSandbox: 'required',
    elapsedMs: 'required',
    settled: 'required',
    slowest: 'required',
    setAside: 'required',
    brokenPins: 'required',
    wouldRun: 'required',
  } satisfies Fields<ScanResult>,
  'scan-result#tally': {
    self: 'required',
    skipped: 'required',
    cached: 'required',
    native: 'required',
    script: 'required',
    followed: 'required',
    other: 'required',
    opaque: 'required',
    toolable: 'required',
    unreadable: 'required',
    unasked: 'required',
    probed: 'required',
  } satisfies Fields<Tally>,
  list: { tools: 'required', absent: 'optional', omitted: 'optional', 'x-more': 'optional' } satisfies Fields<ToolList>,
  'list#omitted': {
    reason: 'required',
    safetyAssumption: 'required',
    fields: 'optional',
    tools: 'optional',
    names: 'optional',
  } satisfies Fields<NonNullable<ToolList['omitted']>>,
  'list#tool': {
    name: 'required',
    description: 'required',
    version: 'optional',
    commands: 'optional',
    effects: 'optional',
    'x-depends': 'optional',
    path: 'optional',
    source: 'optional',
    available: 'optional',
    trusted: 'optional',
    trust: 'optional',
  } satisfies Fields<ToolList['tools'][number]>,
  'shown#origin': {
    path: 'required',
    source: 'required',
    origin: 'required',
    file: 'optional',
    override: 'optional',
    available: 'required',
    trusted: 'required',
    trust: 'optional',
    warnings: 'required',
    explanation: 'optional',
  } satisfies Fields<Shown['x-atip']>,
  'pattern-list': { patterns: 'required', unusable: 'required' } satisfies Fields<PatternList>,
  'pattern-list#pattern': {
    name: 'required',
    description: 'required',
    layer: 'required',
    tool: 'required',
    file: 'optional',
    variables: 'required',
    shadowed: 'optional',
  } satisfies Fields<ListedPattern>,
  'shown-pattern': {
    name: 'required',
    description: 'required',
    layer: 'required',
    tool: 'required',
    file: 'required',
    shadows: 'required',
    variables: 'required',
    steps: 'required',
  } satisfies Fields<ShownPattern>,
  'shown-pattern#step': {
    command: 'required',
    description: 'required',
    line: 'required',
    argv: 'required',
    reason: 'required',
    unset: 'required',
    refused: 'required',
    warnings: 'required',
  } satisfies Fields<FilledStep>,
  'policy-layers': {
    layers: 'required',
    delegations: 'required',
    delegation: 'required',
    text: 'required',
  } satisfies Fields<PolicyLayers>,
  'policy-layers#layer': {
    level: 'required',
    file: 'required',
    present: 'required',
    extends: 'required',
    floor: 'required',
    rules: 'required',
    commands: 'required',
    tests: 'required',
    warnings: 'required',
  } satisfies Fields<PolicyLayer>,
  'effective-config': {
    files: 'required',
    places: 'required',
    allow: 'required',
    skip: 'required',
    timeout: 'required',
    concurrency: 'required',
    sandbox: 'required',
    log: 'required',
  } satisfies Fields<EffectiveConfig>,
  config: {
    $schema: 'optional',
    places: 'optional',
    allow: 'optional',
    skip: 'optional',
    timeout: 'optional',
    concurrency: 'optional',
    sandbox: 'optional',
    log: 'optional',
  } satisfies Fields<ConfigFile & { readonly $schema?: string }>,
  'policy-tests': { passed: 'required', files: 'required' } satisfies Fields<PolicyTests>,
  'policy-tests#test': {
    run: 'required',
    expect: 'required',
    got: 'required',
    reason: 'required',
    passed: 'required',
  } satisfies Fields<TestOutcome>,
  diagnosis: { ok: 'required', checks: 'required' } satisfies Fields<Diagnosis>,
  'diagnosis#check': { name: 'required', status: 'required', message: 'required', fix: 'required' } satisfies Fields<Check>,
  'policy-export': {
    to: 'required',
    file: 'required',
    notes: 'required',
    rules: 'required',
    unfit: 'required',
    text: 'required',
  } satisfies Fields<PolicyExport>,
  'shell-init': {
    shell: 'required',
    file: 'required',
    outcome: 'required',
    line: 'required',
    startUp: 'required',
    script: 'required',
  } satisfies Fields<ShellInit>,
  completion: { shell: 'required', script: 'required' } satisfies Fields<CompletionScript>,
  'policy-start': { file: 'required', written: 'required', policy: 'required' } satisfies Fields<PolicyStart>,
  which: {
    tool: 'required',
    kind: 'required',
    path: 'required',
    why: 'required',
    known: 'required',
    hits: 'required',
    relative: 'required',
    source: 'required',
    layers: 'required',
    identity: 'required',
    described: 'required',
    installed: 'required',
    warnings: 'required',
  } satisfies Fields<Located>,
  'which#hit': { path: 'required', real: 'required', refused: 'required' } satisfies Fields<Hit>,
  'which#identity': { ...identity, sha256: 'required', state: 'required' } satisfies Fields<FileIdentity>,
  'which#installed': { version: 'required', from: 'required' } satisfies Fields<Installed>,
  'trust-outcome': {
    file: 'required',
    action: 'required',
    written: 'required',
    tools: 'required',
    warnings: 'required',
  } satisfies Fields<TrustOutcome>,
  'trust-outcome#tool': {
    tool: 'required',
    path: 'required',
    sha256: 'required',
    when: 'required',
    state: 'required',
  } satisfies Fields<TrustedTool>,
  'trust#pin': { tool: 'required', sha256: 'required', when: 'required', stat: 'required' } satisfies Fields<Pin>,
  'layers#layer': {
    origin: 'required',
    file: 'required',
    state: 'required',
    trusted: 'required',
    reason: 'required',
    stale: 'required',
    version: 'required',
  } satisfies Fields<LayerReport>,
  'shown#explanation': { layers: 'required', parts: 'required', conflicts: 'required' } satisfies Fields<Explanation>,
  'shown#part': { part: 'required', origin: 'required', file: 'required' } satisfies Fields<Part>,
  'shown#conflict': { command: 'required', effect: 'required', says: 'required' } satisfies Fields<Conflict>,
  'validation#finding': {
    code: 'required',
    severity: 'required',
    pointer: 'required',
    message: 'required',
    fix: 'required',
  } satisfies Fields<Finding>,
  registry: {
    version: 'required',
    updated: 'required',
    tools: 'required',
    revision: 'required',
    generator: 'required',
    compared: 'required',
    places: 'required',
    directories: 'required',
    rejected: 'required',
    refused: 'required',
    followed: 'required',
    config: 'required',
  } satisfies Fields<Registry>,
  'registry#tool': {
    path: 'required',
    version: 'required',
    atipVersion: 'required',
    source: 'required',
    lastChecked: 'required',
    metadataPath: 'optional',
    shimPath: 'optional',
    description: 'optional',
    commands: 'optional',
    available: 'optional',
    stat: 'optional',
    shimStat: 'optional',
    followed: 'optional',
    sha256: 'optional',
    shadowed: 'optional',
    warnings: 'optional',
    effects: 'optional',
    'x-depends': 'optional',
    askedByName: 'optional',
  } satisfies Fields<ToolRecord>,
  'registry#identity': identity,
  'registry#followed': { path: 'required', stat: 'required' } satisfies Fields<FollowedFile>,
  'registry#directory': { ...identity, executables: 'required' } satisfies Fields<DirectoryRecord>,
  'registry#rejection': { path: 'required', findings: 'required', stat: 'optional' } satisfies Fields<Rejection>,
  'new-shim': {
    tool: 'required',
    path: 'required',
    file: 'required',
    from: 'required',
    notes: 'required',
    document: 'required',
  } satisfies Fields<NewShim>,
  'shims-checked': { passed: 'required', compared: 'required', shims: 'required' } satisfies Fields<CheckedShims>,
  'shims-checked#shim': {
    subject: 'required',
    tool: 'required',
    installed: 'required',
    version: 'required',
    commands: 'required',
    options: 'required',
    findings: 'required',
    omitted: 'required',
    unread: 'required',
    notes: 'required',
  } satisfies Fields<CheckedShim>,
  'shims-checked#coverage': { shim: 'required', tool: 'required', common: 'required', percent: 'required' } satisfies Fields<Coverage>,
  'shims-checked#finding': {
    code: 'required',
    severity: 'required',
    pointer: 'required',
    message: 'required',
    fix: 'required',
    command: 'required',
    names: 'required',
  } satisfies Fields<CheckFinding>,
  'generated-shim': {
    tool: 'required',
    path: 'required',
    file: 'required',
    commands: 'required',
    options: 'required',
    unanswered: 'required',
    executed: 'required',
    remembered: 'required',
    notes: 'required',
    document: 'required',
  } satisfies Fields<GeneratedShim>,
  'registry#refusal': { path: 'required', reason: 'required' } satisfies Fields<Refusal>,
} as const

test.each(Object.entries(SHAPES))('the schema %s has the fields of the type', (name, fields) => {
  const [file = '', part] = name.split('#')
  const schema = part === undefined ? schemas.get(file) : schemas.get(file)?.$defs?.[part]
  const described = Object.keys(schema?.properties ?? {}).map(it => [it, schema?.required?.includes(it) === true ? 'required' : 'optional'])
  expect(Object.fromEntries(described)).toEqual(fields)
})

/** An option that itself writes is in the line: the operation is not asked for what it says it does without. */
const isAskedToWrite = ({ params }: AnyOperation, line: string): boolean =>
  Object.entries(params).some(
    ([name, it]) => 'effects' in it && it.effects?.filesystem?.write === true && line.split(' ').includes(flagOf(name)),
  )

test.each(named.flatMap(([, operation]) => operation.examples.map(it => [it.command, operation] as const)))(
  'the example "%s" works',
  async (line, operation) => {
    const reads = writesNothing(operation) && !isAskedToWrite(operation, line)
    const machine = await (reads ? sharedHarbour() : scannedHarbour())
    const before = machine.snapshot(machine.dir)
    const run = await machine.sh(line)
    const after = machine.snapshot(machine.dir)
    expect(after).toEqual(reads ? before : after)
    // asking and denying are answers, and so is that a tool is not installed
    const statuses = /^atip (?:shim check |doctor)/.test(line) ? [0, 65] : /^atip (?:\w+ )?check /.test(line) ? [0, 10, 20] : [0]
    expect([statuses, run.stderr]).toEqual([expect.arrayContaining([run.status]) as readonly number[], ''])
  },
)

test.each(named)('the examples of %s are of it, and it has some', (name, { examples }) => {
  expect(examples).not.toHaveLength(0)
  for (const { command, meaning } of examples) {
    expect(` ${command} `).toContain(` atip ${name} `)
    expect(meaning).toMatch(/\.$/)
  }
})

test.each(named.filter(([, it]) => writesNothing(it)))(
  '%s says that it writes nothing, and writes nothing on a machine that was never scanned either',
  async (name, operation) => {
    const machine = harbour()
    const before = machine.snapshot(machine.dir)
    const examples = operation.examples.map(it => it.command).filter(it => !isAskedToWrite(operation, it))
    for (const line of [...(LINES[name] ?? []).map(it => it[0]), ...examples]) {
      await machine.sh(line)
      expect([line, machine.snapshot(machine.dir)]).toEqual([line, before])
    }
  },
)

const CODES = Object.keys(FAILURES) as readonly FailureCode[]

/** Failures that the command line itself ends with, and defects: no operation declares them. */
const GENERAL: ReadonlySet<FailureCode> = new Set(['UNKNOWN_COMMAND', 'BAD_USAGE', 'UNEXPECTED'])

/** Codes that a file gives to `failure(...)`. */
const raisedIn = (file: string): readonly string[] =>
  [...withoutComments(sourceText(file)).matchAll(/\bfailure\(\s*'([A-Z_]+)'/g)].map(it => it[1]!)

const raised = new Set(sources.flatMap(raisedIn))

test.each(CODES)('%s is used, and declared by who can end with it', code => {
  expect(raised.has(code)).toBe(true)
  expect(operations.some(it => it.failures.includes(code)) || GENERAL.has(code)).toBe(true)
})

test('every failure stands in the help and in the reference, with its exit status', async () => {
  const help = (await harbour().sh('atip help exit-codes')).stdout
  const page = readFileSync(join(root, 'docs/reference/exit-codes.md'), 'utf8')
  expect(CODES.filter(it => !help.includes(`${it}: `))).toEqual([])
  expect(CODES.filter(it => !page.includes(`| ${FAILURES[it].exit} | \`${it}\` |`))).toEqual([])
})

test.each(named.flatMap(([name, { failures }]) => failures.map(code => [name, code] as const)))(
  '%s declares %s, and something that it leads to can fail so',
  (name, code) => {
    expect(CODES).toContain(code)
    expect([...reachableFrom(fileOf(name))].flatMap(raisedIn)).toContain(code)
  },
)

const REGISTRY = 'home/.local/share/agent-tools/registry.json'

test.each([
  ['UNKNOWN_COMMAND', 'atip moor'],
  ['BAD_USAGE', 'atip list --berth 4'],
  ['NOT_A_DOCUMENT', 'atip show wreck'],
  ['TOOL_NOT_FOUND', 'atip show kraken'],
  ['TOOL_NOT_FOUND', 'atip scan --tool kraken'],
  ['TOOL_NOT_FOUND', 'atip validate kraken'],
  ['COMMAND_NOT_FOUND', 'atip show ferry sink'],
  ['FILE_NOT_FOUND', 'atip scan atlantis'],
  ['FILE_NOT_FOUND', 'atip scan tools broken.json'],
  ['FILE_NOT_FOUND', 'atip validate ./atlantis.json'],
  ['FIX_REFUSED', 'atip validate --fix ./bin/harbour'],
  ['NOT_A_DOCUMENT', 'echo { | atip validate --fix -'],
  ['FINDING_NOT_FOUND', 'atip explain missing-effect'],
  ['PROBE_REFUSED', '/bin/ln -s cat bin/sudo; atip scan --tool sudo'],
  ['CANNOT_WRITE', 'atip scan --data-dir broken.json/below'],
  ['CANNOT_READ', `/bin/mkdir ${REGISTRY}; atip list`],
  ['REGISTRY_CORRUPT', `echo sunk > ${REGISTRY}; atip list`],
  ['UPGRADE_REQUIRED', `echo '{"version":"9.0","tools":{}}' > ${REGISTRY}; atip list`],
  ['UPGRADE_REQUIRED', `echo '{"version":"9.0","tools":{}}' > ${REGISTRY}; atip scan`],
  ['DATA_DIR_REFUSED', 'atip scan --data-dir broken.json'],
  ['TRUST_REFUSED', '/bin/mkdir -p home/.config/agent-tools; /bin/chmod 777 home/.config/agent-tools; atip trust harbour'],
  ['TOOL_NOT_FOUND', 'atip trust kraken'],
  ['TOOL_NOT_FOUND', 'atip which kraken'],
  ['TOOL_NOT_FOUND', 'atip shim generate kraken'],
  ['PROBE_REFUSED', '/bin/ln -s cat bin/pigeon-daemon; atip shim generate pigeon-daemon'],
  ['NO_HELP', 'atip shim generate mytool --from man'],
  ['TOOL_NOT_FOUND', 'atip shim check kraken'],
  ['FILE_NOT_FOUND', 'atip shim check ./atlantis.json'],
  ['NOT_A_DOCUMENT', 'atip shim check broken.json'],
  ['FILE_EXISTS', 'atip shim generate mytool --output broken.json'],
  ['CANNOT_WRITE', 'atip shim generate mytool --output broken.json/below.json'],
  ['FILE_EXISTS', 'atip policy init --project > made.json; atip policy init --project'],
  ['POLICY_INVALID', 'atip check ls --policy broken.json'],
  ['PATTERN_NOT_FOUND', 'atip pattern show first-step'],
  ['PATTERN_NOT_FOUND', 'atip pattern check kraken'],
  ['BAD_USAGE', 'atip pattern show careless --set see=north'],
  ['CONFIG_INVALID', 'XDG_CONFIG_HOME="$PWD/mistakes" atip scan'],
  ['CONFIG_INVALID', 'XDG_CONFIG_HOME="$PWD/mistakes" atip config show'],
  ['DELEGATION_INVALID', 'ATIP_DELEGATION={ atip list'],
  ['DELEGATION_INVALID', 'atip delegation compose broken.json'],
  ['FILE_NOT_FOUND', 'atip check ls --delegation atlantis.json'],
  ['FILE_NOT_FOUND', 'atip policy test atlantis.json'],
] as const)('%s is what "%s" ends with: its status, nothing on stdout, one object on stderr', async (code, line) => {
  const run = await harbour().sh(line)
  const { exit, category, retryable } = FAILURES[code]
  expect([run.status, run.stdout]).toEqual([exit, ''])
  const { error } = JSON.parse(run.stderr) as { readonly error: Readonly<Record<string, unknown>> }
  expect(Object.keys(error)).toEqual(['code', 'category', 'message', 'suggestion', 'is_retryable', 'details'])
  expect(error).toMatchObject({ code, category, is_retryable: retryable })
})
