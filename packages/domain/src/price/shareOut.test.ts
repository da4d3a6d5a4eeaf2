import { expect, it } from 'vitest'
import { shareOut } from './shareOut.ts'

it('gives odd cents to the largest remainders [R1.03]', () => {
  expect(shareOut(100, [100, 100, 100], ['a', 'b', 'c'])).toEqual([34, 33, 33])
  expect(shareOut(100, [100, 100, 100], ['c', 'b', 'a'])).toEqual([33, 33, 34])
  expect(shareOut(10, [1, 98, 1], ['a', 'b', 'c'])).toEqual([0, 10, 0])
  expect(shareOut(5, [3, 2], ['a', 'b'])).toEqual([3, 2])
  expect(shareOut(0, [3, 2], ['a', 'b'])).toEqual([0, 0])
  expect(shareOut(0, [], [])).toEqual([])
  expect(shareOut(0, [0, 0], ['a', 'b'])).toEqual([0, 0])
})

it('is exact even for products beyond the safe integers', () => {
  const parts = shareOut(9_000_000_000_001, [6_000_000_000_000, 6_000_000_000_000], ['a', 'b'])
  expect(parts).toEqual([4_500_000_000_001, 4_500_000_000_000])
})
