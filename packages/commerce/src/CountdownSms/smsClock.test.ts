// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest'
import { clockOf, startClock } from './smsClock.ts'

const [mine, other] = ['13800000001', '13900000002']
beforeEach(() => sessionStorage.clear())

it('keeps a minute for each number, and the longest while none is typed [R6.03]', () => {
  startClock('a', mine, 1000)
  startClock('b', other, 31_000)
  expect([clockOf(mine), clockOf(other)]).toEqual([61_000, 91_000])
  expect([clockOf(''), clockOf('1380')]).toEqual([91_000, 91_000])
  expect(clockOf('13700000003')).toBe(0)
})

it('does not begin anew when a reload tells of the same sending [R6.03]', () => {
  startClock('a', mine, 1000)
  startClock('a', mine, 40_000)
  expect(clockOf(mine)).toBe(61_000)
  startClock('b', mine, 70_000)
  expect(clockOf(mine)).toBe(130_000)
})

it('waits as long as a server says that refuses [R6.03]', () => {
  startClock('a', mine, 1000, 42)
  expect(clockOf(mine)).toBe(43_000)
  startClock('b', mine, 2000, 3600)
  expect(clockOf(mine)).toBe(3_602_000)
})

it('forgets the minutes that are over', () => {
  startClock('a', mine, 1000)
  startClock('b', other, 70_000)
  expect(clockOf(mine)).toBe(0)
})

it('takes what it cannot read for nothing', () => {
  for (const kept of ['', 'null', '7', '{"until":{"13800000001":"soon"}}']) {
    sessionStorage.setItem('millwright.sms', kept)
    expect(clockOf(mine)).toBe(0)
  }
})
