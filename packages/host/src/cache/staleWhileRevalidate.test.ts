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

it('asks one question at a time, and not again while the answer is fresh', async () => {
  const remember = createStaleWhileRevalidate({ fresh: 100 })
  const load = vi.fn(async () => ['answer'])
  await Promise.all([remember('a', load), remember('a', load), remember('b', load)])
  await remember('a', load)
  expect(load).toHaveBeenCalledTimes(2)
})

it('serves an old answer while it asks anew, and through an outage, but not for ever', async () => {
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

it('keeps what is asked for while others push each other out', async () => {
  const remember = createStaleWhileRevalidate({ limit: 2 })
  const load = vi.fn(async () => 'home')
  for (const madeUp of ['1', '2', '3']) {
    expect(await remember('home', load)).toBe('home')
    await remember(madeUp, async () => madeUp)
  }
  expect(load).toHaveBeenCalledTimes(1)
})

it('forgets the oldest beyond its size, and remembers no failure', async () => {
  const remember = createStaleWhileRevalidate({ limit: 2 })
  await expect(remember('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
  for (const key of ['a', 'b', 'c']) await remember(key, async () => key)
  const load = vi.fn(async () => 'again')
  await remember('c', load)
  expect(load).not.toHaveBeenCalled()
  expect(await remember('a', load)).toBe('again')
})

it('hands out what nobody can change', async () => {
  const answer = await createStaleWhileRevalidate()('a', async () => ({ list: [{ name: 'x' }] }))
  expect(() => {
    answer.list[0]!.name = 'y'
  }).toThrow(TypeError)
})

it('goes on with a question that others push out, and joins the one under way where what it has is too old', async () => {
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

it('keeps an answer as long as it says itself, and one that says so not at all', async () => {
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
