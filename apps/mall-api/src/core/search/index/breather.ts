import { setImmediate } from 'node:timers/promises'

/** Milliseconds that a long computation may run before others get a turn. */
const SPELL = 8

/** Lets other work run during a long computation. */
export class Breather {
  private since = performance.now()

  /** Lets the waiting work run if the computation has run long enough. Otherwise returns at once. */
  rest(): Promise<void> | void {
    if (performance.now() - this.since < SPELL) return
    return this.breathe()
  }

  private async breathe(): Promise<void> {
    await setImmediate()
    this.since = performance.now()
  }
}
