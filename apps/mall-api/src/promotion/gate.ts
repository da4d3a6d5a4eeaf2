export type Gate = {
  /** Runs the work when its turn comes; `undefined` at once where too many wait, or when it waited too long. */
  enter<T>(work: () => Promise<T>): Promise<{ done: T } | undefined>
}

type Bounds = {
  /** Work under way at a time. */
  atOnce: number
  /** How much more may wait. */
  waiting: number
  /** Milliseconds that anything waits. */
  patience: number
}

/**
 * A bounded queue before work that many want at once: what would wait too long is turned away before it costs anything.
 */
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
