import { setImmediate, setTimeout } from 'node:timers/promises'
import { othersWait } from './traffic.ts'

/** Milliseconds that the work runs before other calls get a turn. A visitor's page waits several times for as long. */
const SPELL = 3
/** Milliseconds that the work waits for other calls to end, before it goes on beside them. */
const WAIT = 12

/** Interrupts long work of one call, a list of 1,000 lines, so that other calls are answered as if it did not run. */
export class LongWork {
  private since = performance.now()

  /** Lets other calls run if the work has run long enough. Otherwise returns at once. */
  rest(): Promise<void> | void {
    if (performance.now() - this.since < SPELL) return
    return this.wait()
  }

  /** Returns the results of a function for each item, in order, with rests between. */
  async map<T, R>(items: readonly T[], of: (item: T, index: number) => R): Promise<R[]> {
    const results: R[] = []
    for (const [index, item] of items.entries()) {
      results.push(of(item, index))
      await this.rest()
    }
    return results
  }

  private async wait(): Promise<void> {
    const until = performance.now() + WAIT
    await setImmediate()
    while (othersWait() && performance.now() < until) await setTimeout(1)
    this.since = performance.now()
  }
}
