import { expect, it, vi } from 'vitest'
import { createGate } from './gate.ts'

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
