import { monitorEventLoopDelay } from 'node:perf_hooks'

export type GateOptions = {
  /** The number of requests served at a time. They mostly wait for another server. Default: 128. */
  seats?: number | undefined
  /** The number of requests that may wait for a seat, and their wait in milliseconds. Default: 512 and 1,000. */
  queue?: number | undefined
  patience?: number | undefined
  /** Event-loop lag in milliseconds from which requests are refused. Default: 1,000. */
  lag?: number | undefined
  lagNow?: () => number
  /** Milliseconds without a free seat after which load balancers are told to send requests elsewhere. */
  full?: number
  now?: () => number
}

/** Creates the gate. It admits as many requests as can be served in time and refuses the others at once. */
export function createGate({
  seats = 128,
  queue = 512,
  patience = 1_000,
  lag = 1_000,
  lagNow = watchLag(),
  full = 5_000,
  now = () => performance.now(),
}: GateOptions = {}) {
  const waiting: ((mayEnter: boolean) => void)[] = []
  let inside = 0
  let refused = 0
  let fullSince: number | undefined
  let draining = false

  async function take(): Promise<boolean> {
    if (lagNow() > lag) return false
    if (inside < seats) {
      inside++
      if (inside === seats) fullSince = now()
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
      }, patience)
      waiting.push(turn)
    })
  }

  return {
    /** Resolves with whether the request may be served. If so, the caller must call `leave` afterwards. */
    async enter(): Promise<boolean> {
      const taken = await take()
      if (!taken) refused++
      return taken
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
    seats,
    waiting: () => waiting.length,
    /** Requests refused since the start. */
    refused: () => refused,
  }
}

/** Thrown if the server has more requests than it can handle in time. */
export class Overloaded extends Error {}

export type Gate = ReturnType<typeof createGate>

/** Runs `work` while it holds a seat of the gate. Throws `Overloaded` if the gate refuses. */
export async function withSeat<T>(gate: Gate, work: () => Promise<T>): Promise<T> {
  if (!(await gate.enter())) throw new Overloaded()
  return work().finally(gate.leave)
}

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
