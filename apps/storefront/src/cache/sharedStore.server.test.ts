import { expect, it, vi } from 'vitest'
import { createSharedStore } from './sharedStore.server.ts'

function fakeStore() {
  const kept = new Map<string, string>()
  return {
    kept,
    get: async (key: string) => kept.get(key) ?? null,
    set: async (key: string, value: string) => {
      kept.set(key, value)
    },
  }
}

it('asks once for all instances that share a store', async () => {
  const store = fakeStore()
  const [one, two] = [
    createSharedStore('redis://x', async () => store),
    createSharedStore('redis://x', async () => store),
  ]
  const load = vi.fn(async () => ({ categoryId: '1' }))
  expect(await one('zh categoryInfo null', load)).toEqual({ categoryId: '1' })
  expect(await two('zh categoryInfo null', load)).toEqual({ categoryId: '1' })
  expect(load).toHaveBeenCalledTimes(1)
  expect([...store.kept.keys()]).toEqual(['millwright:zh categoryInfo null'])
})

it.each([
  [
    'cannot be reached',
    async () => {
      throw new Error('ECONNREFUSED')
    },
  ],
  [
    'never answers',
    async () => ({ get: () => new Promise<string>(() => undefined), set: () => new Promise(() => undefined) }),
  ],
  [
    'fails',
    async () => ({
      get: async () => {
        throw new Error('READONLY')
      },
      set: async () => {
        throw new Error('READONLY')
      },
    }),
  ],
])('does without a store that %s', async (_, connect) => {
  const shared = createSharedStore('redis://x', connect as never)
  expect(await shared('key', async () => 7)).toBe(7)
})

it('keeps an error from nobody: the next one asks again', async () => {
  const shared = createSharedStore('redis://x', async () => fakeStore())
  await expect(
    shared('key', async () => {
      throw new Error('away')
    }),
  ).rejects.toThrow('away')
  expect(await shared('key', async () => 1)).toBe(1)
})
