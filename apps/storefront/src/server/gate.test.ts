import { expect, it, vi } from 'vitest'
import { createGate } from './gate.ts'

it('serves so many at a time, lets so many wait for a while, and turns away the rest at once', async () => {
  vi.useFakeTimers()
  const gate = createGate({ most: 2, queue: 2, patience: 1_000, lagNow: () => 0 })
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

it('takes nobody in while the process is late with everything, and is not ready once it drains', async () => {
  let late = 800
  const gate = createGate({ lag: 500, lagNow: () => late })
  expect([await gate.enter(), gate.ready()]).toEqual([false, false])
  late = 3
  expect([await gate.enter(), gate.ready()]).toEqual([true, true])
  gate.drain()
  expect([await gate.enter(), gate.ready()]).toEqual([true, false])
})
