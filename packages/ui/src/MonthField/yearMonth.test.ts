import { expect, it } from 'vitest'
import { yearMonth, yearMonthText } from './yearMonth.ts'

it('reads and writes months as native inputs submit them', () => {
  expect(yearMonthText(yearMonth('2026-02'))).toBe('2026-02')
  expect(yearMonthText(null)).toBe('')
})
it.each(['', undefined, '2026-13', '2026-11-21', '11/2026'])('reads %s as no month', (text) => {
  expect(yearMonth(text)).toBeNull()
})
