type Waiting = { start: () => void; refuse: () => void }

/**
 * Runs a limited number of tasks at once, in turns: the first task of each person runs before the second of anyone. If
 * more than `mostWaiting` tasks wait, the person with the most waiting tasks loses their last one.
 */
export class FairQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  /** Waiting tasks by person, in the order of their next turn. */
  readonly #lines = new Map<string, Waiting[]>()
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  /** Runs a task. Resolves to undefined if the queue was too long. */
  async run<T>(person: string, work: () => Promise<T>): Promise<T | undefined> {
    if (this.#running < this.#atOnce) this.#running++
    else if (!(await this.#wait(person))) return undefined
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #wait(person: string): Promise<boolean> {
    return new Promise((resolve) => {
      const line = this.#lines.get(person) ?? []
      this.#lines.set(person, line)
      line.push({ start: () => resolve(true), refuse: () => resolve(false) })
      if (this.waiting > this.#mostWaiting) this.#shorten(person)
    })
  }

  /**
   * Refuses the last task of the longest line. If several lines have this length, the newcomer's line is shortened
   * first.
   */
  #shorten(newcomer: string): void {
    let longest = newcomer
    for (const [person, line] of this.#lines) {
      if (line.length > this.#lines.get(longest)!.length) longest = person
    }
    const line = this.#lines.get(longest)!
    line.pop()!.refuse()
    if (!line.length) this.#lines.delete(longest)
  }

  #next(): void {
    const [person, line] = this.#lines.entries().next().value ?? []
    if (person === undefined || line === undefined) return void this.#running--
    this.#lines.delete(person)
    const { start } = line.shift()!
    // The person moves behind all others.
    if (line.length) this.#lines.set(person, line)
    start()
  }
}
