import type { Fields } from './log.ts'

type Write = (message: string, error?: unknown, fields?: Fields) => void

const all = { leftOut: 0 }

/** Returns how many lines this process has left out, for metrics. */
export function linesLeftOut(): number {
  return all.leftOut
}

/**
 * Returns a rate-limited log for lines that any client can cause. It writes the first `most` lines of each `span`
 * milliseconds. A line at the end of the span has the number of lines that were left out.
 */
export function sparingLog(write: Write, { most = 20, span = 60_000 } = {}): Write {
  let lines = 0
  const end = () => {
    const leftOut = lines - most
    lines = 0
    if (leftOut > 0) write('lines like the last were left out', undefined, { lines: leftOut })
  }
  return (message, error, fields) => {
    if (lines++ === 0) setTimeout(end, span).unref()
    if (lines <= most) write(message, error, fields)
    else all.leftOut++
  }
}
