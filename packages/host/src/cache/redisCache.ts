import type { SharedCache } from '../config/shopOptions.ts'
import { log } from '@millwright/edge/log'

const CONNECTING = 1_000

/**
 * Caches shared responses in Redis for all instances of a shop. If Redis is unreachable, the shop calls the mall
 * directly, and the client reconnects after delays that grow to three seconds. Throws a `TypeError` if the URL is not a
 * Redis address.
 */
export function redisCache(url: string): SharedCache {
  if (!/^rediss?:\/\//.test(url) || !URL.canParse(url))
    throw new TypeError(
      `redisCache: "${url}" is not the address of a Redis server. Write it as redis://localhost:6379.`,
    )
  const connected = connect(url)
  return {
    get: async (key) => (await (await connected).get(key)) ?? undefined,
    set: async (key, value, ms) => (await connected).set(key, value, { expiration: { type: 'PX', value: ms } }),
    close: async () => (await connected).destroy(),
  }
}

async function connect(url: string) {
  const { createClient } = await import('@redis/client')
  // Commands fail at once instead of queueing while Redis is unreachable.
  const client = createClient({
    url,
    disableOfflineQueue: true,
    socket: { connectTimeout: CONNECTING, reconnectStrategy: (tries) => Math.min(tries * 100, 3_000) },
  })
  let away = false
  client.on('error', (error: Error) => {
    if (!away) log('warn', 'Redis does not answer', { error: error.name })
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
