import { expect, it } from 'vitest'
import { clockText, clockTime } from './clockTime.ts'

it('reads and writes times as native inputs submit them', () => {
  expect(clockText(clockTime('07:05'))).toBe('07:05')
  expect(clockText(clockTime('23:59:30'))).toBe('23:59')
  expect(clockText(null)).toBe('')
})
it.each(['', undefined, '24:00', '7 pm', '2026-11-21'])('reads %s as no time', (text) => {
  expect(clockTime(text)).toBeNull()
})
