import { limits } from '../limits.ts'

/**
 * The maximum depth, greater than in any real page. `JSON.stringify` recurses and must not overflow the stack at this
 * depth.
 */
const DEPTH_LIMIT = 500

export type PlainCopy = { value: unknown; problem?: 'notPlain' | 'tooLarge' | undefined }

/** Returns whether a value is nested too deeply to be written back. */
export function isTooDeep(value: unknown, room = DEPTH_LIMIT): boolean {
  if (typeof value !== 'object' || value === null) return false
  return room === 0 || Object.values(value).some((one) => isTooDeep(one, room - 1))
}

/**
 * Copies a host's value as JSON. Throwing getters, cycles, endless proxies and values without a JSON form become
 * `null`. Always terminates, because each step reduces the number of bytes left until the limit.
 */
export function plainCopy(input: unknown): PlainCopy {
  let room: number = limits.bytes
  let whole = true
  const above = new Set<object>()

  function copy(value: unknown): unknown {
    if (typeof value === 'string') {
      room -= value.length
      return value
    }
    room--
    if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value)))
      return value
    if (typeof value !== 'object' || above.size >= DEPTH_LIMIT || above.has(value)) return lost()
    above.add(value)
    const plain = Array.isArray(value) ? itemsOf(value) : fieldsOf(value as Record<string, unknown>)
    above.delete(value)
    return plain
  }

  function itemsOf(list: readonly unknown[]): unknown[] {
    const items: unknown[] = []
    for (let index = 0; index < list.length; index++) {
      if (room <= 0) break
      items.push(attempt(() => copy(list[index])))
    }
    return items
  }

  function fieldsOf(record: Readonly<Record<string, unknown>>): object {
    const entries: [string, unknown][] = []
    for (const key of Object.keys(record)) {
      if (room <= 0) break
      room -= key.length
      const value = attempt(() => record[key])
      if (value !== undefined) entries.push([key, attempt(() => copy(value))])
    }
    // `fromEntries` defines own keys, so that a `__proto__` in the JSON stays a key like any other.
    return Object.fromEntries(entries)
  }

  function attempt(read: () => unknown): unknown {
    const depth = above.size
    try {
      return read()
    } catch {
      // Removes values from `above` that were only partly read.
      for (const entered of [...above].slice(depth)) above.delete(entered)
      return lost()
    }
  }

  function lost(): null {
    whole = false
    return null
  }

  try {
    const value = copy(input)
    if (room <= 0) return { value: null, problem: 'tooLarge' }
    return whole ? { value } : { value, problem: 'notPlain' }
  } catch {
    return { value: null, problem: 'notPlain' }
  }
}
