export type Gate = {
  /** Runs the work in turn. Returns undefined at once if the queue is full, or after waiting too long. */
  enter<T>(work: () => Promise<T>): Promise<{ done: T } | undefined>
}

type Bounds = {
  /** Concurrent tasks. */
  atOnce: number
  /** The maximum number of waiting tasks. */
  waiting: number
  /** The longest wait, in milliseconds. */
  patience: number
}

/** Opens a bounded queue for contended work. Excess requests are rejected before they use resources. */
export function openGate({ atOnce, waiting, patience }: Bounds): Gate {
  let running = 0
  const queue = new Set<() => void>()
  const next = () => {
    running--
    const [first] = queue
    if (!first) return
    queue.delete(first)
    first()
  }
  const turn = () =>
    new Promise<boolean>((resolve) => {
      const mine = () => {
        clearTimeout(timer)
        running++
        resolve(true)
      }
      const timer = setTimeout(() => {
        queue.delete(mine)
        resolve(false)
      }, patience)
      queue.add(mine)
    })
  return {
    enter: async (work) => {
      if (running < atOnce) running++
      else if (queue.size >= waiting || !(await turn())) return undefined
      try {
        return { done: await work() }
      } finally {
        next()
      }
    },
  }
}
