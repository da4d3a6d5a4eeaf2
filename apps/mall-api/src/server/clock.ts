type Clocks = { wall?: () => number; monotonic?: () => number }

/**
 * Epoch milliseconds that never go back while the process lives: what waits for a moment waits as long as it was told
 * to, though somebody sets the machine's clock back. Set forward, it is followed: so it looks when the machine has
 * slept.
 */
export function steadyClock({ wall = Date.now, monotonic = () => performance.now() }: Clocks = {}): () => number {
  let last = { time: wall(), at: monotonic() }
  return () => {
    const at = monotonic()
    last = { time: Math.max(wall(), last.time + Math.floor(at - last.at)), at: last.at + Math.floor(at - last.at) }
    return last.time
  }
}
