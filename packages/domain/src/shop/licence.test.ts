import { expect, it } from 'vitest'
import { isLicenceEnd } from './licence.ts'

const now = Date.parse('2026-11-27T23:30:00+08:00')

it('accepts a licence that ends after today in China, on a day of the calendar [R2.33]', () => {
  expect(isLicenceEnd('2026-11-28', now)).toBe(true)
  expect(isLicenceEnd('2028-02-29', now)).toBe(true)
  for (const day of ['2026-11-27', '2027-02-29', '2027-13-01', '2027-1-1', '', '1999-01-01', '2027-06-30x'])
    expect(isLicenceEnd(day, now)).toBe(false)
})
