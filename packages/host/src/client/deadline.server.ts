/** Milliseconds for all calls of a page together, and for a form action. */
const PAGE = 2_500
const DEED = 8_000

/**
 * Creates the deadline of one request. All calls share the deadline, so that a hanging mall delays the page once
 * instead of once per call.
 */
export function createDeadline(deed: boolean) {
  let until = performance.now() + (deed ? DEED : PAGE)
  const left = () => Math.max(0, Math.round(until - performance.now()))
  return {
    left,
    /** After an action, starts the deadline of the page. */
    renew: () => {
      until = performance.now() + PAGE
    },
    /** Sets a longer time, for downloads. */
    allow: (time: number) => {
      until = performance.now() + time
    },
    /** Waits for a shared response. After the deadline its load continues, but this request fails with `late`. */
    within: async <T>(answer: Promise<T>, late: () => Error): Promise<T> => {
      let timer: ReturnType<typeof setTimeout> | undefined
      const end = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(late()), left())
      })
      return Promise.race([answer, end]).finally(() => clearTimeout(timer))
    },
  }
}

export type Deadline = ReturnType<typeof createDeadline>
