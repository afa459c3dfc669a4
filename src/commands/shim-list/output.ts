import type { ShimLayer } from '../../registry/locations.ts'

interface ListedShim {
  readonly tool: string
  readonly layer: ShimLayer
  readonly file: string
  /** The version that the shim describes; null when the file is broken. */
  readonly version: string | null
  readonly installed: boolean
  /** The stronger file of the same tool, when there is one. */
  readonly shadowedBy: string | null
  /** What is wrong with the file, when it is broken. */
  readonly problem: string | null
}

export interface ShimList {
  readonly shims: readonly ListedShim[]
}
