import type { SharedCache } from '../config/shopOptions.ts'

/** Loads a response that is the same for everybody, from the shared cache or from `load`. */
export type SharedStore = <T>(key: string, load: () => Promise<T>) => Promise<T>
/**
 * Milliseconds that the shared cache keeps a response: less than an instance's own cache, so that the age of a response
 * in both together stays within its lifetime.
 */
const KEPT = 5_000
/** Milliseconds to wait for the cache before going on without it. */
const PATIENCE = 150
const PREFIX = 'millwright:'

/**
 * Creates the store. With a cache, one instance loads a response for all. Without a cache, or if the cache does not
 * answer, each instance loads its own.
 */
export function createSharedStore(cache: SharedCache | undefined): SharedStore {
  if (!cache) return (_key, load) => load()
  return async (key, load) => {
    const found = await inTime(cache.get(PREFIX + key))
    if (found) return JSON.parse(found)
    const value = await load()
    if (value !== undefined) void inTime(cache.set(PREFIX + key, JSON.stringify(value), KEPT))
    return value
  }
}

async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined)
  })
  return Promise.race([answer.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}
