import type { Progress } from '../contexts/catalogue/seed.ts'

const SAY_EVERY = 1_000

/** Reports progress as text lines, at most one per second plus the last. */
export function progressLogger(say: (line: string) => void): Progress {
  let said = -Infinity
  const began = performance.now()
  return ({ what, done, total }) => {
    const now = performance.now()
    if (now - said < SAY_EVERY && done < total) return
    said = now
    say(`${what} ${done} of ${total}${done ? `, ${Math.round((now - began) / 1000)} s` : ''}`)
  }
}
