import { expect, it } from 'vitest'
import { hasPieces } from './hasPieces.ts'

it('compares a stock with the pieces, and treats -1 as unlimited', () => {
  expect([3, 4, 5].map((stocks) => hasPieces(stocks, 4))).toEqual([false, true, true])
  expect([-1, 0, 1].map((stocks) => hasPieces(stocks, 1))).toEqual([true, false, true])
})
