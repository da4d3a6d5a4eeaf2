import { expect, it } from 'vitest'
import { fileSize } from './fileSize.ts'

it('says how large a file is in the unit that keeps it short', () => {
  expect([0, 999, 1000, 2_350_000, 48_600_000, 3_000_000_000_000].map((bytes) => fileSize(bytes, 'en'))).toEqual([
    '0 bytes',
    '999 bytes',
    '1 kB',
    '2.4 MB',
    '49 MB',
    '3,000 GB',
  ])
  expect(fileSize(5_000_000, 'zh')).toMatch(/^5\s?MB$/)
})
