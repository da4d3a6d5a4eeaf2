import { limits } from '../limits.ts'

/** Deeper than any page; what is written back must survive `JSON.stringify`, which recurses. */
const DEPTH_LIMIT = 500

export type PlainCopy = { value: unknown; problem?: 'notPlain' | 'tooLarge' }

/**
 * The JSON that a host's own value stands for. Getters that throw, cycles, proxies without end and what JSON has no
 * word for are `null` in it. It ends in time for anything: each step uses up some of the bytes that a page may have.
 */
export function plainCopy(input: unknown): PlainCopy {
  let room: number = limits.bytes
  let whole = true

  function copy(value: unknown, above: readonly object[]): unknown {
    if (typeof value === 'string') {
      room -= value.length
      return value
    }
    room--
    if (value === null || typeof value === 'boolean' || (typeof value === 'number' && Number.isFinite(value))) return value
    if (typeof value !== 'object' || above.length >= DEPTH_LIMIT || above.includes(value)) return lost()
    const within = [...above, value]
    const at = (key: string | number) => {
      try {
        return copy((value as Record<string | number, unknown>)[key], within)
      } catch {
        return lost()
      }
    }
    if (Array.isArray(value)) {
      const items: unknown[] = []
      for (let index = 0; index < value.length && room > 0; index++) items.push(at(index))
      return items
    }
    const entries: [string, unknown][] = []
    for (const key of Object.keys(value)) {
      if (room <= 0) break
      room -= key.length
      if ((value as Record<string, unknown>)[key] !== undefined) entries.push([key, at(key)])
    }
    // `fromEntries` defines own keys, so that a `__proto__` in the JSON stays a key like any other.
    return Object.fromEntries(entries)
  }

  function lost(): null {
    whole = false
    return null
  }

  try {
    const value = copy(input, [])
    if (room <= 0) return { value: null, problem: 'tooLarge' }
    return whole ? { value } : { value, problem: 'notPlain' }
  } catch {
    return { value: null, problem: 'notPlain' }
  }
}
