// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { clockOf, startClock } from './smsClock.ts'

const [mine, other] = ['13800000001', '13900000002']
beforeEach(() => sessionStorage.clear())

it('keeps a countdown per number, and returns the longest while the number is incomplete [R6.03]', () => {
  startClock('a', mine, 1000)
  startClock('b', other, 31_000)
  expect([clockOf(mine), clockOf(other)]).toEqual([61_000, 91_000])
  expect([clockOf(''), clockOf('1380')]).toEqual([91_000, 91_000])
  expect(clockOf('13700000003')).toBe(0)
})

it('does not restart if a reload passes the same request id [R6.03]', () => {
  startClock('a', mine, 1000)
  startClock('a', mine, 40_000)
  expect(clockOf(mine)).toBe(61_000)
  startClock('b', mine, 70_000)
  expect(clockOf(mine)).toBe(130_000)
})

it('counts down the seconds that a refusing server gives [R6.03]', () => {
  startClock('a', mine, 1000, 42)
  expect(clockOf(mine)).toBe(43_000)
  startClock('b', mine, 2000, 3600)
  expect(clockOf(mine)).toBe(3_602_000)
})

it('forgets countdowns that have ended', () => {
  startClock('a', mine, 1000)
  startClock('b', other, 70_000)
  expect(clockOf(mine)).toBe(0)
})

it('ignores invalid stored data', () => {
  for (const kept of ['', 'null', '7', '{"until":{"13800000001":"soon"}}']) {
    sessionStorage.setItem('millwright.sms', kept)
    expect(clockOf(mine)).toBe(0)
  }
})
