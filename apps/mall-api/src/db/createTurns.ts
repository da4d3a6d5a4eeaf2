/** Returns a function that runs tasks with the same key one after another. `onWait` is called if a task must wait. */
export function createTurns() {
  const last = new Map<number, Promise<unknown>>()
  return async <T>(key: number, work: () => Promise<T>, onWait?: () => void): Promise<T> => {
    const before = last.get(key)
    if (before) onWait?.()
    const turn = (before ?? Promise.resolve()).then(work)
    const end: Promise<unknown> = turn.catch(() => {}).then(() => last.get(key) === end && last.delete(key))
    last.set(key, end)
    return turn
  }
}
