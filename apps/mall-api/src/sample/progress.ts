import type { Progress } from '../contexts/catalogue/seed.ts'

const SAY_EVERY = 1_000

/** Reports progress as text lines, at most one per second plus the last. */
export function saying(say: (line: string) => void): Progress {
  let said = -Infinity
  const began = performance.now()
  return ({ what, done, total }) => {
    const now = performance.now()
    if (now - said < SAY_EVERY && done < total) return
    said = now
    say(`${what} ${done} of ${total}${done ? `, ${Math.round((now - began) / 1000)} s` : ''}`)
  }
}

/** Reads the requested number of SKUs. Undefined means the sample's own number. */
export function sizeOf(text: string | undefined): number | undefined {
  if (!text) return undefined
  const size = Number(text)
  if (!Number.isInteger(size) || size < 1 || size > 2_000_000)
    throw new Error(`CATALOGUE_SIZE is a whole number of SKUs up to 2000000, not “${text}”.`)
  return size
}
