import { expect, it, vi } from 'vitest'
import { createGate, Overloaded, withSeat } from './gate.ts'

const delay = vi.hoisted(() => ({ count: 0, mean: 0, enable: () => {}, reset: () => {} }))
vi.mock('node:perf_hooks', () => ({ monitorEventLoopDelay: () => delay }))

it('limits running and waiting requests, and refuses the rest at once', async () => {
  vi.useFakeTimers()
  const gate = createGate({ seats: 2, queue: 2, patience: 1_000, lagNow: () => 0 })
  expect(await Promise.all([gate.enter(), gate.enter()])).toEqual([true, true])
  const [third, fourth] = [gate.enter(), gate.enter()]
  expect(await gate.enter()).toBe(false)
  expect(gate.ready()).toBe(false)
  gate.leave()
  expect(await third).toBe(true)
  vi.advanceTimersByTime(1_001)
  expect(await fourth).toBe(false)
  gate.leave()
  gate.leave()
  expect([gate.inside(), gate.ready()]).toEqual([0, true])
  vi.useRealTimers()
})

it('refuses requests while the event loop lags, and is not ready while draining', async () => {
  let late = 800
  const gate = createGate({ lag: 500, lagNow: () => late })
  expect([await gate.enter(), gate.ready()]).toEqual([false, false])
  late = 3
  expect([await gate.enter(), gate.ready()]).toEqual([true, true])
  gate.drain()
  expect([await gate.enter(), gate.ready()]).toEqual([true, false])
})

it('is not ready after some time without a free seat, and ready again with the first free seat', async () => {
  let now = 0
  const gate = createGate({ seats: 2, full: 5_000, lagNow: () => 0, now: () => now })
  await gate.enter()
  now = 60_000
  await gate.enter()
  now += 4_999
  expect(gate.ready()).toBe(true)
  const third = gate.enter()
  // The waiting request takes the seat at once, so no seat was free.
  gate.leave()
  expect(await third).toBe(true)
  now += 1
  expect(gate.ready()).toBe(false)
  gate.leave()
  expect(gate.ready()).toBe(true)
})

it('refuses while the event loop lagged for two seconds, and not for one slow moment', async () => {
  vi.useFakeTimers()
  let resets = 0
  delay.reset = () => void (resets += 1)
  const gate = createGate({ lag: 1_000 })
  /** Passes half a second with the mean delay of the loop in milliseconds, of which 20 are the timer's own. */
  const pass = (lag: number) => {
    Object.assign(delay, { count: 1, mean: (lag + 20) * 1e6 })
    vi.advanceTimersByTime(500)
    return gate.ready()
  }
  expect([pass(5_000), pass(5_000), pass(5_000)], 'too little is known yet').toEqual([true, true, true])
  expect(pass(1_001)).toBe(false)
  expect(await gate.enter()).toBe(false)
  expect(gate.refused()).toBe(1)
  expect(pass(1_000)).toBe(true)
  expect([pass(9_000), pass(9_000), pass(9_000), pass(9_000)]).toEqual([true, true, true, false])
  // Half a second without a measurement is no lag.
  delay.count = 0
  vi.advanceTimersByTime(500)
  expect(gate.ready()).toBe(true)
  expect(resets).toBe(10)
  vi.useRealTimers()
})

it('frees the seat after work that fails, and throws if there is no seat', async () => {
  const gate = createGate({ seats: 1, queue: 0, lagNow: () => 0 })
  await expect(withSeat(gate, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(gate.inside()).toBe(0)
  const within = withSeat(gate, async () => {
    await expect(withSeat(gate, async () => 'second')).rejects.toThrow(Overloaded)
    return 'first'
  })
  expect(await within).toBe('first')
  expect([gate.inside(), gate.refused(), gate.waiting(), gate.seats]).toEqual([0, 1, 0, 1])
})

it('forgets a request whose patience ended, so that the next in the queue gets the seat', async () => {
  vi.useFakeTimers()
  const gate = createGate({ seats: 1, queue: 2, patience: 1_000, lagNow: () => 0 })
  await gate.enter()
  const first = gate.enter()
  vi.advanceTimersByTime(500)
  const second = gate.enter()
  expect(gate.waiting()).toBe(2)
  vi.advanceTimersByTime(500)
  expect([await first, gate.waiting()]).toEqual([false, 1])
  gate.leave()
  expect([await second, gate.inside(), gate.waiting()]).toEqual([true, 1, 0])
  // Its patience has no effect once it has a seat.
  vi.advanceTimersByTime(1_000)
  expect(gate.inside()).toBe(1)
  vi.useRealTimers()
})
