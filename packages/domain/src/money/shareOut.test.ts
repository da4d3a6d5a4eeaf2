import fc from 'fast-check'
import { expect, it } from 'vitest'
import { shareOut } from './shareOut.ts'

const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)

it('gives the remaining cents to the largest remainders, the first of equal remainders [R5.15]', () => {
  expect(shareOut(1000n, [1n, 1n, 1n])).toEqual([334n, 333n, 333n])
  expect(shareOut(100n, [1n, 5n, 3n])).toEqual([11n, 56n, 33n])
  expect(shareOut(5n, [0n, 7n])).toEqual([0n, 5n])
  expect(shareOut(7n, [0n, 0n])).toEqual([7n, 0n])
  expect(shareOut(7n, [])).toEqual([])
  expect(shareOut(0n, [2n, 3n])).toEqual([0n, 0n])
})

it('adds up exactly, each share less than a cent from its exact part [R5.15]', () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 1, maxLength: 60 }),
      (total, weights) => {
        const shares = shareOut(total, weights)
        expect(sum(shares)).toBe(total)
        const all = sum(weights)
        if (all)
          for (const [index, share] of shares.entries()) {
            const off = share * all - total * weights[index]!
            expect(off > -all && off < all).toBe(true)
          }
      },
    ),
  )
})

it('refuses negative values [R5.15]', () => {
  expect(() => shareOut(-1n, [1n])).toThrow(RangeError)
  expect(() => shareOut(1n, [1n, -1n])).toThrow(RangeError)
})

it('gives the last cent to the larger remainder in any position [R5.15]', () => {
  expect(shareOut(10n, [3n, 5n, 3n])).toEqual([3n, 4n, 3n])
  expect(shareOut(1n, [1n, 2n])).toEqual([0n, 1n])
  expect(shareOut(2n, [2n, 2n, 2n])).toEqual([1n, 1n, 0n])
  expect(shareOut(3n, [1n, 1n, 1n, 1n, 1n])).toEqual([1n, 1n, 1n, 0n, 0n])
})
