type Waiting = { start: () => void; refuse: () => void }

/**
 * Work that is done some at once, by turns of who asked for it: the first of each person goes before the second of
 * any. Past `mostWaiting` the person with the most waiting loses the last of theirs.
 */
export class FairQueue {
  readonly #atOnce: number
  readonly #mostWaiting: number
  /** In the order of their next turn. */
  readonly #lines = new Map<string, Waiting[]>()
  #running = 0

  constructor({ atOnce, mostWaiting }: { atOnce: number; mostWaiting: number }) {
    this.#atOnce = atOnce
    this.#mostWaiting = mostWaiting
  }

  get waiting(): number {
    return [...this.#lines.values()].reduce((sum, line) => sum + line.length, 0)
  }

  /** Nothing, where the work was refused for the length of the queue. */
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

  /** Takes the last of the longest line; of lines as long as the newcomer's, of the newcomer's. */
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
    // Behind all others that wait.
    if (line.length) this.#lines.set(person, line)
    start()
  }
}
