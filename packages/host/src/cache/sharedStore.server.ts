import type { SharedCache } from '../config/shopOptions.ts'

/** Asks for what is the same for everybody: here, or where all instances of the shop keep it. */
export type SharedStore = <T>(key: string, load: () => Promise<T>) => Promise<T>
/** Shorter than what an instance remembers by itself, so that the two together are no older than one was. */
const KEPT = 5_000
/** A store that is slower than this is done without. */
const PATIENCE = 150
const PREFIX = 'millwright:'

/**
 * With a cache an answer is asked for once for all instances. Without one, and whenever the cache does not answer, each
 * instance asks for itself.
 */
export function createSharedStore(cache: SharedCache | undefined): SharedStore {
  if (!cache) return (_key, load) => load()
  return async (key, load) => {
    const found = await inTime(cache.get(PREFIX + key))
    if (found) return JSON.parse(found) as Awaited<ReturnType<typeof load>>
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
