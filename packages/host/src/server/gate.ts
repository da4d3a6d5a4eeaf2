import { monitorEventLoopDelay } from 'node:perf_hooks'

export type GateOptions = {
  /** Screens that are made at a time; most of that time they wait for the mall. */
  most?: number
  /** Those who may wait for their turn, and how many milliseconds. */
  queue?: number
  patience?: number
  /** Milliseconds by which this process is late with everything, from which on it takes no more in. */
  lag?: number
  lagNow?: () => number
  /** Milliseconds without a free seat, from which on balancers are told to send people elsewhere. */
  full?: number
  now?: () => number
}

/**
 * Lets in as many requests as can be served in time; the others learn at once that they cannot be, instead of all
 * waiting for nothing.
 */
export function createGate({
  most = 128,
  queue = 512,
  patience = 1_000,
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
    /** Whether the request may be served; if so, `leave` is owed. */
    async enter(): Promise<boolean> {
      if (lagNow() > lag) return false
      if (inside < most) {
        inside++
        if (inside === most) fullSince = now()
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
    },
    leave() {
      // Who waits takes the place of who leaves.
      const next = waiting.shift()
      if (next) return next(true)
      inside--
      fullSince = undefined
    },
    /** From now on balancers are told to send nobody here. */
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
 * How late this process has been with everything for two seconds on end: one slow moment, such as the first drawing of
 * a screen, is none.
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
