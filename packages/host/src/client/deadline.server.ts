/** How long a person waits for all that a page reads together, and for what a form does. */
const PAGE = 2_500
const DEED = 8_000

/**
 * The time that is left of one request: all its calls share it, so that a mall that hangs costs it once and not by the
 * call.
 */
export function createDeadline(deed: boolean) {
  let until = performance.now() + (deed ? DEED : PAGE)
  const left = () => Math.max(0, Math.round(until - performance.now()))
  return {
    left,
    /** The deed is done; what the page reads after it has its own time. */
    renew: () => {
      until = performance.now() + PAGE
    },
    /** What is fetched on purpose may take longer than a page. */
    allow: (time: number) => {
      until = performance.now() + time
    },
    /** For an answer that others wait for too: it goes on, and this page does without it. */
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
