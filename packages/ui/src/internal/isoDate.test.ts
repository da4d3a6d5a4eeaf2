import { expect, it } from 'vitest'
import { isoDate } from './isoDate.ts'

it('parses a date as forms write it, and formats it unchanged', () => {
  expect(isoDate('2026-02-28')?.toString()).toBe('2026-02-28')
})

it.each(['', '2026-02-30', '21/11/2026', '2026-11-21T10:00:00Z', 'soon', undefined])('returns null for %o', (text) => {
  expect(isoDate(text)).toBeNull()
})
