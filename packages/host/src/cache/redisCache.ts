import type { SharedCache } from '../config/shopOptions.ts'
import { log } from '../log/log.server.ts'

const CONNECTING = 1_000

/**
 * Keeps what is the same for everybody in Redis, for all instances of a shop. A Redis that is away is tried again, at
 * most every three seconds; the shop then asks the mall by itself. Throws a `TypeError` on what is no address of Redis.
 */
export function redisCache(url: string): SharedCache {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new TypeError(`redisCache: "${url}" is no address of Redis. Write it as redis://localhost:6379.`)
  const connected = connect(url)
  return {
    get: async (key) => (await (await connected).get(key)) ?? undefined,
    set: async (key, value, ms) => (await connected).set(key, value, { expiration: { type: 'PX', value: ms } }),
    close: async () => (await connected).destroy(),
  }
}

async function connect(url: string) {
  const { createClient } = await import('@redis/client')
  // Nothing queues for a store that is away.
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECTING, reconnectStrategy: (tries) => Math.min(tries * 100, 3_000) },
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
      setTimeout(resolve, CONNECTING)
    }),
  ])
  return client
}
