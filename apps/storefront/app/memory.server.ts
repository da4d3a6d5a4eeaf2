type Entry = { value: unknown; at: number; loading?: Promise<unknown> }

/**
 * A small bounded memory of answers that are the same for everybody: fresh for `fresh` ms, then served once more while
 * it is asked anew, up to `stale` ms; also through an outage of the mall. One question at a time per key.
 */
export function createMemory({ fresh = 10_000, stale = 300_000, limit = 500, now = () => Date.now() } = {}) {
  const entries = new Map<string, Entry>()
  const asking = new Map<string, Promise<unknown>>()

  function ask<T>(key: string, load: () => Promise<T>): Promise<T> {
    const under = asking.get(key)
    if (under) return under as Promise<T>
    const loading = load().then((value) => {
      entries.delete(key)
      entries.set(key, { value: frozen(value), at: now() })
      const oldest = entries.keys().next().value
      if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
      return value
    }).finally(() => asking.delete(key))
    asking.set(key, loading)
    return loading
  }

  return async function remember<T>(key: string, load: () => Promise<T>): Promise<T> {
    const entry = entries.get(key)
    const age = entry ? now() - entry.at : Infinity
    if (!entry || age > stale) return ask(key, load)
    if (age > fresh) ask(key, load).catch(() => undefined)
    return entry.value as T
  }
}

/** What many requests share, none may change. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
