/** The number of steps that can be undone. */
export const HISTORY_LIMIT = 100

/**
 * A value with the values before and after it. Consecutive changes with the same `mark`, such as typing in one field,
 * are one step.
 */
export type History<T> = {
  readonly past: readonly T[]
  readonly now: T
  readonly future: readonly T[]
  readonly mark?: string | undefined
}

export function beginHistory<T>(now: T): History<T> {
  return { past: [], now, future: [] }
}

/** Adds a change. A value that is the same object is no change. */
export function change<T>(history: History<T>, next: T, mark?: string): History<T> {
  if (Object.is(next, history.now)) return history
  const joined = mark !== undefined && mark === history.mark && history.past.length > 0
  const past = joined ? history.past : [...history.past, history.now].slice(-HISTORY_LIMIT)
  return { past, now: next, future: [], mark }
}

export function undo<T>({ past, now, future }: History<T>): History<T> {
  return past.length ? { past: past.slice(0, -1), now: past.at(-1)!, future: [now, ...future] } : { past, now, future }
}

export function redo<T>({ past, now, future }: History<T>): History<T> {
  return future.length ? { past: [...past, now], now: future[0]!, future: future.slice(1) } : { past, now, future }
}
