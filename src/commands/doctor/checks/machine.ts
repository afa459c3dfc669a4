import type { Checker } from './check.ts'
import { configuration } from './configuration.ts'
import { directories } from './directories.ts'
import { nodeVersion } from './node-version.ts'
import { installed } from './installed.ts'
import { policies } from './policies.ts'
import { registry } from './registry.ts'
import { shellStarts } from './shell-starts.ts'
import { sandbox } from './sandbox.ts'
import { searchPath } from './search-path.ts'
import { trusted } from './trusted.ts'
import { written } from './written.ts'

/** What does not depend on any client, in the order in which it is shown: what the rest stands on comes first. */
export const MACHINE_CHECKS: readonly Checker[] = [
  nodeVersion,
  installed,
  directories,
  searchPath,
  registry,
  sandbox,
  configuration,
  policies,
  written,
  trusted,
  shellStarts,
]
