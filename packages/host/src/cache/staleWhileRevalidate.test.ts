import { expect, it, vi } from 'vitest'
import { createStaleWhileRevalidate } from './staleWhileRevalidate.server.ts'

function clock() {
  let time = 1_000_000
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}

const settled = () =>
  new Promise((resolve) => {
    setImmediate(resolve)
  })

it('loads a key once at a time, and not again while its value is fresh', async () => {
  const remember = createStaleWhileRevalidate({ fresh: 100 })
  const load = vi.fn(async () => ['answer'])
  await Promise.all([remember('a', load), remember('a', load), remember('b', load)])
  await remember('a', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('serves a stale value while it revalidates and during an outage, but not forever', async () => {
  const { now, pass } = clock()
  const remember = createStaleWhileRevalidate({ fresh: 100, stale: 1000, now })
  await remember('a', async () => 'old')
  pass(200)
  expect(await remember('a', async () => 'new')).toBe('old')
  await settled()
  expect(await remember('a', async () => 'newer')).toBe('new')
  pass(200)
  expect(await remember('a', () => Promise.reject(new Error('down')))).toBe('new')
  pass(2000)
  await expect(remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
})

it('keeps a requested value while other values are evicted', async () => {
  const remember = createStaleWhileRevalidate({ limit: 2 })
  const load = vi.fn(async () => 'home')
  for (const madeUp of ['1', '2', '3']) {
    expect(await remember('home', load)).toBe('home')
    await remember(madeUp, async () => madeUp)
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('evicts the least recently used value beyond its limit, and does not cache failures', async () => {
  const remember = createStaleWhileRevalidate({ limit: 2 })
  await expect(remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  for (const key of ['a', 'b', 'c']) await remember(key, async () => key)
  const load = vi.fn(async () => 'again')
  await remember('c', load)
  expect(load).not.toHaveBeenCalled()
  expect(await remember('a', load)).toBe('again')
})

it('returns values that callers cannot change', async () => {
  const answer = await createStaleWhileRevalidate()('a', async () => ({ list: [{ name: 'x' }] }))
  expect(() => {
    answer.list[0]!.name = 'y'
  }).toThrow(TypeError)
})

it('finishes an evicted load, and joins a running load if the cached value is too old', async () => {
  const { now, pass } = clock()
  const remember = createStaleWhileRevalidate({ fresh: 100, stale: 1000, limit: 1, now })
  const slow = Promise.withResolvers<string>()
  const first = remember('a', () => slow.promise)
  expect(await remember('b', async () => 'b')).toBe('b')
  slow.resolve('a')
  expect(await first).toBe('a')

  pass(200)
  const renewed = Promise.withResolvers<string>()
  const load = vi.fn(() => renewed.promise)
  expect(await remember('b', load)).toBe('b')
  pass(2000)
  const waiting = remember('b', load)
  renewed.resolve('new')
  expect([await waiting, load.mock.calls.length]).toEqual(['new', 1])
})

it('keeps a value for its own lifetime, and does not keep a value whose lifetime is zero', async () => {
  const { now, pass } = clock()
  const life = { long: { fresh: 1000, stale: 1000 }, none: { fresh: 0, stale: 0 } }
  const remember = createStaleWhileRevalidate<keyof typeof life>({ lifeOf: (value) => life[value], now })
  const load = vi.fn(async (value: keyof typeof life) => value)
  for (const value of ['long', 'none'] as const)
    for (let time = 0; time < 2; time++) await remember(value, () => load(value))
  expect(load.mock.calls.flat()).toEqual(['long', 'none', 'none'])
  pass(1001)
  await remember('long', () => load('long'))
  expect(load).toHaveBeenCalledTimes(4)
})
