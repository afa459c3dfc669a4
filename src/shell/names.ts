/**
 * Values by name, which many forks of a state hold: nothing is copied before one of them changes. A line has as many forks as it has
 * operators, and each would else copy all that the line has set so far.
 */
export class Names<T> {
  #values: Map<string, T>
  #shared: boolean

  constructor(values: Map<string, T> = new Map(), shared = false) {
    this.#values = values
    this.#shared = shared
  }

  get size(): number {
    return this.#values.size
  }

  get(name: string): T | undefined {
    return this.#values.get(name)
  }

  has(name: string): boolean {
    return this.#values.has(name)
  }

  keys(): MapIterator<string> {
    return this.#values.keys()
  }

  [Symbol.iterator](): MapIterator<[string, T]> {
    return this.#values[Symbol.iterator]()
  }

  #own(): Map<string, T> {
    if (this.#shared) {
      this.#values = new Map(this.#values)
      this.#shared = false
    }
    return this.#values
  }

  set(name: string, value: T): void {
    this.#own().set(name, value)
  }

  delete(name: string): void {
    if (this.#values.has(name)) this.#own().delete(name)
  }

  fork(): Names<T> {
    this.#shared = true
    return new Names(this.#values, true)
  }

  /** As they are now; what is set later is not seen. */
  snapshot(): ReadonlyMap<string, T> {
    this.#shared = true
    return this.#values
  }

  /** Nothing was changed in either since they were one. */
  isSame(other: Names<T>): boolean {
    return this.#values === other.#values
  }
}
