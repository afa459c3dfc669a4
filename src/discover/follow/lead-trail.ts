import type { Launcher, Lead } from '../launchers/launcher.ts'
import { nodeModuleTrail, nodePackageTrail } from './node-trail.ts'
import { perlModuleTrail } from './perl-trail.ts'
import { pythonEntryTrail, pythonModuleTrail } from './python-trail.ts'
import type { PythonMemory } from './python-trail.ts'
import { featureTrail, gemTrail } from './ruby-trail.ts'
import type { FollowWorld, Trail } from './trail.ts'

export interface TrailMemory {
  readonly python: PythonMemory
  readonly trails: Map<string, Trail>
}

type ProgramLead = Extract<Lead, { readonly kind: 'file' | 'program' | 'jar' }>

export const isProgram = (lead: Lead): lead is ProgramLead => lead.kind === 'file' || lead.kind === 'program' || lead.kind === 'jar'

/** A lead to a module or package, and the launcher that has it. */
interface Led {
  readonly lead: Exclude<Lead, ProgramLead>
  readonly launcher: Launcher
}

const trailOf = ({ lead, launcher }: Led, world: FollowWorld, memory: PythonMemory): Trail => {
  const { real, path, interpreter } = launcher
  const script = { path: real, interpreter }
  const stub = { path, real, interpreter }
  switch (lead.kind) {
    case 'node-module':
      return nodeModuleTrail(lead.path, world)
    case 'node-package':
      return nodePackageTrail(lead.name, real, world)
    case 'python-module':
      return pythonModuleTrail({ ...lead, script: real }, world, memory)
    case 'python-entry':
      return pythonEntryTrail({ wanted: lead, script }, world, memory)
    case 'gem':
      return gemTrail(lead.name, stub, world)
    case 'ruby-feature':
      return featureTrail(lead.feature, stub, world)
    case 'perl-module':
      return perlModuleTrail(lead.module, real, world)
  }
}

/** The files of the module or package that a lead names; looked for once, whoever leads there from the same place. */
export const leadTrail = ({ lead, launcher }: Led, world: FollowWorld, memory: TrailMemory): Trail => {
  const key = JSON.stringify([lead, launcher.path.slice(0, launcher.path.lastIndexOf('/')), launcher.real, launcher.interpreter])
  const trail = memory.trails.get(key) ?? trailOf({ lead, launcher }, world, memory.python)
  memory.trails.set(key, trail)
  return trail
}
