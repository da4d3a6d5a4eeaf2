import { expect, it, vi } from 'vitest'
import { createStaleWhileRevalidate } from './staleWhileRevalidate.server.ts'

function clock() {
  let time = 0
  return {
    now: () => time,
    pass: (ms: number) => {
      time += ms
    },
  }
}

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
  await Promise.resolve()
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
