import { expect, it, vi } from 'vitest'
import { redisCache } from './redisCache.ts'
import { createSharedStore } from './sharedStore.server.ts'

function fakeStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: async (key: string) => kept.get(key),
    set: async (key: string, value: string) => {
      kept.set(key, value)
    },
  }
}

it('loads a value once for all instances that share a store', async () => {
  const store = fakeStore()
  const [one, two] = [createSharedStore(store), createSharedStore(store)]
  const load = vi.fn(async () => ({ categoryId: '1' }))
  expect(await one('zh categoryInfo null', load)).toEqual({ categoryId: '1' })
  expect(await two('zh categoryInfo null', load)).toEqual({ categoryId: '1' })
  expect(load).toHaveBeenCalledTimes(1)
  expect([...store.kept.keys()]).toEqual(['millwright:zh categoryInfo null'])
})

const failing = () => Promise.reject(new Error('READONLY'))
const silent = () => new Promise<never>(() => undefined)
it.each([
  ['never answers', { get: silent, set: silent }],
  ['fails', { get: failing, set: failing }],
])('works without a cache that %s', async (_, cache) => {
  const shared = createSharedStore(cache)
  expect(await shared('key', async () => 7)).toBe(7)
})

it('works without a reachable Redis', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const cache = redisCache('redis://127.0.0.1:1')
  expect(await createSharedStore(cache)('key', async () => 7)).toBe(7)
  await cache.close?.()
})

it('names an invalid Redis address', () => {
  expect(() => redisCache('nonsense')).toThrow('redisCache: "nonsense" is not the address of a Redis server.')
})

it('does not cache an error: the next call loads again', async () => {
  const shared = createSharedStore(fakeStore())
  await expect(
    shared('key', async () => {
      throw new Error('away')
    }),
  ).rejects.toThrow('away')
  expect(await shared('key', async () => 1)).toBe(1)
})
