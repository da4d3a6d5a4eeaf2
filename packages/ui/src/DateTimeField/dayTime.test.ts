import { expect, it } from 'vitest'
import { dayTime, dayTimeText } from './dayTime.ts'

it('reads and writes a day and a time as native inputs submit them', () => {
  expect(dayTimeText(dayTime('2026-11-21T07:05'))).toBe('2026-11-21T07:05')
  expect(dayTimeText(dayTime('2026-11-21T07:05:30'))).toBe('2026-11-21T07:05')
  expect(dayTimeText(null)).toBe('')
})
it.each(['', undefined, '2026-11-21', '2026-13-01T10:00', '10:00'])('reads %s as none', (text) => {
  expect(dayTime(text)).toBeNull()
})
