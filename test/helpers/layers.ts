import { join } from 'node:path'
import { files } from '../../src/host/files.ts'
import { documentText } from '../../src/layers/native.ts'
import { identityOf } from '../../src/registry/record.ts'
import { minimal } from './workspace.ts'
import type { Workspace } from './workspace.ts'

/** The tool that layers describe here. */
export const TOOL = 'orchard'
export const SCRIPT = '#!/bin/sh\n'

export const HARMLESS = {
  effects: { network: false, destructive: false, reversible: true, filesystem: { read: true, write: false, delete: false } },
}

export const PLACES = {
  override: machine => join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'overrides'),
  user: machine => join(machine.data, 'shims'),
  system: machine => join(machine.dir, 'share', 'agent-tools', 'shims'),
  'second system': machine => join(machine.dir, 'share2', 'agent-tools', 'shims'),
  project: machine => join(machine.dir, 'project', '.agent-tools', 'shims'),
} as const satisfies Record<string, (machine: Workspace) => string>

export const placeOf = (machine: Workspace, place: keyof typeof PLACES): string => join(PLACES[place](machine), `${TOOL}.json`)

/** Describes the tool in one of the places where people do. */
export const put = (machine: Workspace, place: keyof typeof PLACES, more: object = {}): string =>
  machine.file(placeOf(machine, place), place === 'override' ? JSON.stringify(more) : minimal(TOOL, { ...HARMLESS, ...more }))

/** What a scan leaves of a program that described itself; `trusted`, as `atip trust` pins it. */
export const describeItself = (
  machine: Workspace,
  {
    trusted = false,
    more = {},
    follows = [],
  }: { readonly trusted?: boolean; readonly more?: object; readonly follows?: readonly string[] } = {},
) => {
  const path = machine.program(TOOL, SCRIPT)
  const stat = identityOf(files.stat(path)!)
  const followed = follows.map(each => ({ path: each, stat: identityOf(files.stat(each)!) }))
  const sha256 = '0'.repeat(64)
  const text = documentText(JSON.parse(minimal(TOOL, { ...HARMLESS, ...more })) as never, { path, stat, sha256, followed })
  const file = machine.file(join(machine.data, 'tools', `${TOOL}.json`), text)
  const pin = { tool: TOOL, sha256, when: '2026-03-01T09:30:00.000Z', stat }
  const pins = JSON.stringify({ version: '0.1', trusted: { [path]: pin } })
  if (trusted) machine.file(join(machine.env['XDG_CONFIG_HOME']!, 'agent-tools', 'trust.json'), pins)
  return { path, file }
}
