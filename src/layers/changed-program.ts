import type { World } from '../host/world.ts'
import { isOfShim } from '../registry/record.ts'
import type { ToolRecord } from '../registry/record.ts'

/** What to say of a tool whose program is no longer the one that the last scan saw beside the shim, or undefined. */
export const changedProgram = (record: ToolRecord | undefined, path: string, world: Pick<World, 'files'>): string | undefined =>
  record !== undefined && isOfShim(record) && record.path === path && record.stat !== undefined && !world.files.isStill(path, record.stat)
    ? `${path} changed since the last scan; its shim may describe an older version`
    : undefined
