import { expect, it } from 'vitest'
import { fileSize } from './fileSize.ts'

it('formats a size in the unit that keeps it short', () => {
  expect(
    [0, 999, 1024, 2_500_000, 2 * 1024 ** 2, 48_600_000, 3 * 1024 ** 4].map((bytes) => fileSize(bytes, 'en')),
  ).toEqual(['0 bytes', '999 bytes', '1 kB', '2.4 MB', '2 MB', '46 MB', '3,072 GB'])
  expect(fileSize(5 * 1024 ** 2, 'zh')).toMatch(/^5\s?MB$/)
})
