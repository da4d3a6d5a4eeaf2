import { expect, it } from 'vitest'
import { QUANTITY_LIMIT } from '../constants.ts'
import { billPieces, properLevels } from './billOfMaterial.ts'

const bill = [
  { level: 1, quantity: 2 },
  { level: 2, quantity: 3 },
  { level: 3, quantity: 4 },
  { level: 2, quantity: 5 },
  { level: 1, quantity: 6 },
]
const pieces = (lines: { level: number; quantity: number }[], assemblies?: number) =>
  billPieces(lines, assemblies).map((one) => one.pieces)

it('orders the product of the quantities along the levels [R5.19]', () => {
  expect(pieces(bill)).toEqual([2, 6, 24, 10, 6])
  expect(pieces(bill, 7)).toEqual([14, 42, 168, 70, 42])
  expect(
    pieces(
      [
        { level: 1, quantity: 20 },
        { level: 1, quantity: 5 },
      ],
      3,
    ),
  ).toEqual([60, 15])
  expect(pieces([])).toEqual([])
})

it('takes a line with lines below it as an assembly, whose parts are ordered instead [R5.19]', () => {
  expect(billPieces(bill).map(({ isAssembly }) => isAssembly)).toEqual([true, true, false, false, false])
})

it('returns one more than the limit if a product exceeds the limit of a quantity', () => {
  const deep = [1, 2, 3, 4, 5].map((level) => ({ level, quantity: QUANTITY_LIMIT }))
  expect(pieces(deep, 9999)).toEqual(deep.map(() => QUANTITY_LIMIT + 1))
  expect(pieces([{ level: 1, quantity: QUANTITY_LIMIT }])).toEqual([QUANTITY_LIMIT])
})

it('keeps each level at most one deeper than the line before it, and within 1 to 5', () => {
  expect(properLevels([3, 3, 5, 1, 2, 3, 4, 5, 9, 0, -1, 2.9, Number.NaN])).toEqual([
    1, 2, 3, 1, 2, 3, 4, 5, 5, 1, 1, 2, 1,
  ])
  expect(properLevels([])).toEqual([])
})
