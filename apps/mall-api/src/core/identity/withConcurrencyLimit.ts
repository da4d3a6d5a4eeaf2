type Line = { free: number; waiting: (() => void)[] }

const lines = new Map<string, Line>()

/** Runs at most `width` tasks with the same key at once in this process. The others wait in the order of arrival. */
export async function withConcurrencyLimit<T>(key: string, width: number, work: () => Promise<T>): Promise<T> {
  const line = lines.get(key) ?? { free: width, waiting: [] }
  lines.set(key, line)
  if (line.free > 0) line.free--
  else await new Promise<void>((go) => line.waiting.push(go))
  try {
    return await work()
  } finally {
    const next = line.waiting.shift()
    if (next) next()
    else if (++line.free === width) lines.delete(key)
  }
}
