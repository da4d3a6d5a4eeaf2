import { expect, it } from 'vitest'
import { shareOut } from './shareOut.ts'

it('gives remaining cents to the largest remainders, the first of equal remainders [R1.03]', () => {
  expect(shareOut(100, [100, 100, 100])).toEqual([34, 33, 33])
  expect(shareOut(10, [1, 98, 1])).toEqual([0, 10, 0])
  expect(shareOut(5, [3, 2])).toEqual([3, 2])
  expect(shareOut(0, [3, 2])).toEqual([0, 0])
  expect(shareOut(0, [])).toEqual([])
  expect(shareOut(0, [0, 0])).toEqual([0, 0])
})

it('is exact even for products beyond the safe integers', () => {
  const parts = shareOut(9_000_000_000_001, [6_000_000_000_000, 6_000_000_000_000])
  expect(parts).toEqual([4_500_000_000_001, 4_500_000_000_000])
})
