import type { Simulation } from '../../decisions/simulate.ts'

export interface SimulatedPolicy extends Simulation {
  /** The policies under which it was judged, the strongest first. */
  readonly policy: readonly string[]
  /** Lines of the log that cannot be read. */
  readonly broken: number
}
