type Entry = { value: unknown; at: number; loading?: Promise<unknown> }

/** Milliseconds: served as it is, and served once more while it is asked anew. */
export type Lifetime = { fresh: number; stale: number }

export type StaleWhileRevalidateOptions<Value> = Partial<Lifetime> & {
  /** Where one answer keeps longer than another. */
  lifeOf?: (value: Value) => Lifetime
  limit?: number
  now?: () => number
}

/**
 * A small bounded memory of answers that are the same for everybody: fresh for `fresh` ms, then served once more while
 * it is asked anew, up to `stale` ms; also through an outage of the mall. One question at a time per key.
 */
export function createStaleWhileRevalidate<Value = unknown>({
  fresh = 10_000,
  stale = 300_000,
  lifeOf = () => ({ fresh, stale }),
  limit = 500,
  now = () => Date.now(),
}: StaleWhileRevalidateOptions<Value> = {}) {
  const entries = new Map<string, Entry>()
  const asking = new Map<string, Promise<unknown>>()

  function ask<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const under = asking.get(key)
    if (under) return under as Promise<T>
    const loading = load()
      .then((value) => {
        entries.delete(key)
        if (lifeOf(value).stale > 0) entries.set(key, { value: frozen(value), at: now() })
        const oldest = entries.keys().next().value
        if (entries.size > limit && oldest !== undefined) entries.delete(oldest)
        return value
      })
      .finally(() => asking.delete(key))
    asking.set(key, loading)
    return loading
  }

  return async function remember<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const entry = entries.get(key)
    if (!entry) return ask(key, load)
    // What is asked for again is not pushed out by what somebody makes up.
    entries.delete(key)
    entries.set(key, entry)
    const age = now() - entry.at
    const life = lifeOf(entry.value as T)
    if (age > life.stale) return ask(key, load)
    if (age > life.fresh) ask(key, load).catch(() => undefined)
    return entry.value as T
  }
}

/** What many requests share, none may change. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
