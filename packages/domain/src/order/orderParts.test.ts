import { expect, it } from 'vitest'
import { orderCount, orderCountOf, orderParts } from './orderParts.ts'

const numbers = (length: number) => Array.from({ length }, (_, at) => at)

it.each([
  [0, []],
  [1, [1]],
  [50, [50]],
  [51, [50, 1]],
  [120, [50, 50, 20]],
  [500, Array.from({ length: 10 }, () => 50)],
])('divides %i lines of a shop into orders of at most 50, in their order [R5.19]', (lines, sizes) => {
  const parts = orderParts(numbers(lines))
  expect(parts.map(({ length }) => length)).toEqual(sizes)
  expect(parts.flat()).toEqual(numbers(lines))
  expect(orderCount(lines)).toBe(sizes.length)
})

it('counts the orders of each shop separately [R5.19]', () => {
  const of = (shopId: number | string, lines: number) => numbers(lines).map(() => ({ shopId }))
  expect(orderCountOf([])).toBe(0)
  expect(orderCountOf([...of(1, 30), ...of(2, 30)])).toBe(2)
  expect(orderCountOf([...of('1', 50), ...of('2', 1), ...of('1', 1)])).toBe(3)
})
