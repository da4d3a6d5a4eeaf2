type Clocks = { wall?: () => number; monotonic?: () => number }

/**
 * Returns a clock in epoch milliseconds that never goes back in this process, so waits keep their length if the
 * machine's clock is set back. If the machine's clock is set forward, this clock follows, because waking from sleep
 * looks the same.
 */
export function steadyClock({ wall = Date.now, monotonic = () => performance.now() }: Clocks = {}): () => number {
  let last = { time: wall(), at: monotonic() }
  return () => {
    const at = monotonic()
    last = { time: Math.max(wall(), last.time + Math.floor(at - last.at)), at: last.at + Math.floor(at - last.at) }
    return last.time
  }
}
