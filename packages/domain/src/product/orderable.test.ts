import { describe, expect, it } from 'vitest'
import { QUANTITY_LIMIT } from '../constants.ts'
import { lineObstacle, nearestOrderable, obstacleOf, tickedParts } from './orderable.ts'

describe('the quantity of a cart line', () => {
  it('can be ordered within the stock, the minimum and the packs [R8.06]', () => {
    expect(obstacleOf(20, { minOrderQty: 10, packQty: 10, stocks: 20 })).toBeUndefined()
    expect(obstacleOf(1, {})).toBeUndefined()
    expect(lineObstacle({ prodCount: 3, actualStock: -1 })).toBeUndefined()
  })

  it.each([
    [
      { prodCount: 5, actualStock: 0 },
      { problem: 'soldOut', bound: 0 },
    ],
    [
      { prodCount: 13, actualStock: 12 },
      { problem: 'tooMany', bound: 12 },
    ],
    [
      { prodCount: 5, actualStock: 50, minOrderQty: 10 },
      { problem: 'tooFew', bound: 10 },
    ],
    [
      { prodCount: 15, actualStock: 50, packQty: 10 },
      { problem: 'notInPacks', bound: 10 },
    ],
  ])('is in the way if %j [R8.06]', (line, obstacle) => {
    expect(lineObstacle(line)).toEqual(obstacle)
  })

  it('is set to the nearest quantity that can be ordered', () => {
    expect(nearestOrderable(100, { stocks: 12 })).toBe(12)
    expect(nearestOrderable(100, { stocks: 18, packQty: 5 })).toBe(15)
    expect(nearestOrderable(3, { minOrderQty: 10, stocks: 50 })).toBe(10)
    expect(nearestOrderable(15, { packQty: 10, stocks: 50 })).toBe(20)
    expect(nearestOrderable(1, { minOrderQty: 6, packQty: 4 })).toBe(8)
    expect(nearestOrderable(7)).toBe(7)
    expect(nearestOrderable(2 * QUANTITY_LIMIT)).toBe(QUANTITY_LIMIT)
    expect(nearestOrderable(2 * QUANTITY_LIMIT, { stocks: 3 * QUANTITY_LIMIT })).toBe(QUANTITY_LIMIT)
  })

  it('cannot be set if the stock is smaller than the minimum', () => {
    expect(nearestOrderable(100, { minOrderQty: 50, stocks: 12 })).toBe(0)
    expect(nearestOrderable(100, { packQty: 10, stocks: 9 })).toBe(0)
    expect(nearestOrderable(1, { stocks: 0 })).toBe(0)
  })
})

it('parts the ticked lines into those to order and those in the way', () => {
  const fine = { id: 1, isChecked: 1, prodCount: 2, actualStock: 5 }
  const short = { id: 2, isChecked: 1, prodCount: 9, actualStock: 5 }
  const left = { id: 3, isChecked: 0, prodCount: 9, actualStock: 5 }
  expect(tickedParts([fine, short, left])).toEqual({
    orderable: [fine],
    inTheWay: [{ line: short, obstacle: { problem: 'tooMany', bound: 5 } }],
  })
})
