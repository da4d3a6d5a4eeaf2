import { monitorEventLoopDelay } from 'node:perf_hooks'

export type GateOptions = {
  /** Screens rendered at a time. Most of that time they wait for the mall. */
  concurrency?: number
  /** The number of waiting requests, and their wait in milliseconds. */
  queue?: number
  queueTimeoutMs?: number
  /** Event-loop lag in milliseconds from which requests are refused. */
  lag?: number
  lagNow?: () => number
  /** Milliseconds without a free seat after which load balancers are told to send requests elsewhere. */
  full?: number
  now?: () => number
}

/** Creates the gate. It admits as many requests as can be served in time and refuses the others at once. */
export function createGate({
  concurrency = 128,
  queue = 512,
  queueTimeoutMs = 1_000,
  lag = 1_000,
  lagNow = watchLag(),
  full = 5_000,
  now = () => performance.now(),
}: GateOptions = {}) {
  const waiting: ((mayEnter: boolean) => void)[] = []
  let inside = 0
  let fullSince: number | undefined
  let draining = false

  return {
    /** Whether the request may be served. If so, the caller must call `leave`. */
    async enter(): Promise<boolean> {
      if (lagNow() > lag) return false
      if (inside < concurrency) {
        inside++
        if (inside === concurrency) fullSince = now()
        return true
      }
      if (waiting.length >= queue) return false
      return new Promise((resolve) => {
        const turn = (mayEnter: boolean) => {
          clearTimeout(timer)
          resolve(mayEnter)
        }
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(turn), 1)
          resolve(false)
        }, queueTimeoutMs)
        waiting.push(turn)
      })
    },
    leave() {
      // A waiting request takes over the seat.
      const next = waiting.shift()
      if (next) return next(true)
      inside--
      fullSince = undefined
    },
    /** Makes `/ready` tell load balancers to send no more requests. */
    drain: () => {
      draining = true
    },
    ready: () =>
      !draining && lagNow() <= lag && waiting.length < queue && (fullSince === undefined || now() - fullSince < full),
    inside: () => inside,
  }
}

export type Gate = ReturnType<typeof createGate>

/**
 * Measures the lowest event-loop lag of two seconds, so that one slow moment, such as the first render of a screen,
 * does not count.
 */
function watchLag(): () => number {
  const RESOLUTION = 20
  const WINDOWS = 4
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION })
  delay.enable()
  const last: number[] = []
  setInterval(() => {
    last.push(delay.count ? delay.mean / 1e6 - RESOLUTION : 0)
    if (last.length > WINDOWS) last.shift()
    delay.reset()
  }, 500).unref()
  return () => (last.length < WINDOWS ? 0 : Math.min(...last))
}
