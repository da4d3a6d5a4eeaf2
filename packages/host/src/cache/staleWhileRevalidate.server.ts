import { LRUCache } from 'lru-cache'
import { isObserved, observe } from '@millwright/edge/observations'

/** Milliseconds: served from the cache, and served stale while revalidating. */
export type Lifetime = { fresh: number; stale: number }

export type StaleWhileRevalidateOptions<Value> = Partial<Lifetime> & {
  /** The lifetime of one value, if values differ. */
  lifeOf?: (value: Value) => Lifetime
  limit?: number
  /** The name under which look-ups are counted. Look-ups of a cache without a name are not counted. */
  name?: string
  now?: () => number
}

type Kept = { value: unknown; until: number }

/**
 * Creates a bounded in-memory cache: values are fresh for `fresh` ms, then served stale while revalidating up to
 * `stale` ms, also during an outage of the mall. Each key has at most one load at a time.
 */
export function createStaleWhileRevalidate<Value = unknown>({
  fresh = 10_000,
  stale = 300_000,
  lifeOf = () => ({ fresh, stale }),
  limit = 500,
  name,
  now = () => Date.now(),
}: StaleWhileRevalidateOptions<Value> = {}) {
  const cache = new LRUCache<string, Kept, () => Promise<Value>>({
    max: limit,
    perf: { now },
    ttlResolution: 0,
    noDeleteOnFetchRejection: true,
    // If an entry is evicted during its load, the caller still receives the value.
    ignoreFetchAbort: true,
    async fetchMethod(_key, _stale, { options, context: load }) {
      const value = await load()
      const life = lifeOf(value)
      options.ttl = Math.max(1, life.fresh)
      return { value: frozen(value), until: now() + life.stale }
    },
  })

  return async function remember<T extends Value>(key: string, load: () => Promise<T>): Promise<T> {
    const known = cache.peek(key, { allowStale: true })
    if (name !== undefined && isObserved('cache'))
      observe('cache', { cache: name, outcome: known === undefined ? 'miss' : cache.has(key) ? 'hit' : 'stale' })
    const { value, until } = await cache.forceFetch(key, {
      context: load,
      allowStale: known !== undefined && known.until >= now(),
    })
    if (until <= now()) cache.delete(key)
    return value as T
  }
}

/** Freezes a value deeply, since many requests share it. */
function frozen<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value) && !ArrayBuffer.isView(value)) {
    Object.freeze(value)
    Object.values(value).forEach(frozen)
  }
  return value
}
