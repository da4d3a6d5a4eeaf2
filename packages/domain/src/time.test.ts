import { expect, it } from 'vitest'
import { readServerTime, timeLeft, writeServerTime } from './time.ts'

it("reads a server's date as time in China in any time zone", () => {
  expect(readServerTime('2026-11-21 10:00:00')).toBe(Date.UTC(2026, 10, 21, 2))
  expect(readServerTime('2026-11-21T10:00')).toBe(Date.UTC(2026, 10, 21, 2))
  for (const no of ['', null, undefined, 'soon', '2026-13-41 10:00:00', '2026-11-21'])
    expect(readServerTime(no), String(no)).toBeUndefined()
})

it('reads back its own output', () => {
  expect(writeServerTime(readServerTime('2026-12-31 23:59:59')!)).toBe('2026-12-31 23:59:59')
})

it('counts down to zero and no further', () => {
  expect(timeLeft(90_061_000, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 })
  expect(timeLeft(1, 0).seconds).toBe(1) // the last second counts until it is over
  expect(timeLeft(0, 5000)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
