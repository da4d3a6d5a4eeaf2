import { log } from '../server/log.server.ts'

/** Asks for what is the same for everybody: here, or where all instances of the shop keep it. */
export type SharedStore = <T>(key: string, load: () => Promise<T>) => Promise<T>
type Store = {
  get: (key: string) => Promise<string | null>
  set: (key: string, value: string, options: { expiration: { type: 'PX'; value: number } }) => Promise<unknown>
}

/** Shorter than what an instance remembers by itself, so that the two together are no older than one was. */
const KEPT = 5_000
/** A store that is slower than this is done without. */
const PATIENCE = 150
const PREFIX = 'millwright:'

/**
 * With `REDIS_URL` an answer is asked for once for all instances. Without it, and whenever the store does not answer,
 * each asks for itself.
 */
export function createSharedStore(url = process.env.REDIS_URL, connect = open): SharedStore {
  if (!url) return (_key, load) => load()
  const store = connect(url)
  return async (key, load) => {
    const found = await inTime(store.then((client) => client.get(PREFIX + key)))
    if (found) return JSON.parse(found) as Awaited<ReturnType<typeof load>>
    const value = await load()
    if (value !== undefined)
      void inTime(
        store.then((client) =>
          client.set(PREFIX + key, JSON.stringify(value), { expiration: { type: 'PX', value: KEPT } }),
        ),
      )
    return value
  }
}

async function open(url: string): Promise<Store> {
  const { createClient } = await import('@redis/client')
  // Nothing queues for a store that is away; it is tried again, at most every three seconds.
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: 1_000, reconnectStrategy: (tries) => Math.min(tries * 100, 3_000) },
  })
  let away = false
  client.on('error', (error: Error) => {
    if (!away) log('warn', 'redis is away', { error: error.name })
    away = true
  })
  client.on('ready', () => {
    away = false
  })
  await Promise.race([
    client.connect(),
    new Promise((resolve) => {
      setTimeout(resolve, 1_000)
    }),
  ])
  return client
}

async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, PATIENCE, undefined)
  })
  return Promise.race([answer.catch(() => undefined), late]).finally(() => clearTimeout(timer))
}
