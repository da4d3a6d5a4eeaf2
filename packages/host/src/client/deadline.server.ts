/** Milliseconds for all calls of a page together, and for a form action. */
const PAGE = 2_500
const DEED = 8_000

/** Creates the deadline of one request. All calls share it, so a hanging mall costs the time once, not per call. */
export function createDeadline(deed: boolean) {
  let until = performance.now() + (deed ? DEED : PAGE)
  const left = () => Math.max(0, Math.round(until - performance.now()))
  return {
    left,
    /** Starts the time of the page after an action. */
    renew: () => {
      until = performance.now() + PAGE
    },
    /** Sets a longer time, for downloads. */
    allow: (time: number) => {
      until = performance.now() + time
    },
    /** Waits for a shared answer. After the deadline the answer goes on loading, but this request fails with `late`. */
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
