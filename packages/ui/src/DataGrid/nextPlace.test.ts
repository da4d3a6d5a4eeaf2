import { expect, it } from 'vitest'
import { nextPlace } from './nextPlace.ts'

const size = { lines: 100, columns: 5, page: 10 }
const from = (line: number, column: number, key: string, { ctrl = false, rightToLeft = false } = {}) => {
  const place = nextPlace({ line, column }, size, { key, ctrl, rightToLeft })
  return place && [place.line, place.column]
}

it.each([
  ['ArrowRight', [3, 3]],
  ['ArrowLeft', [3, 1]],
  ['ArrowDown', [4, 2]],
  ['ArrowUp', [2, 2]],
  ['Home', [3, 0]],
  ['End', [3, 4]],
  ['PageDown', [13, 2]],
  ['PageUp', [0, 2]],
])('moves with %s', (key, place) => expect(from(3, 2, key)).toEqual(place))
it.each([
  ['ArrowRight', [3, 4]],
  ['ArrowLeft', [3, 0]],
  ['ArrowDown', [99, 2]],
  ['ArrowUp', [0, 2]],
  ['Home', [0, 0]],
  ['End', [99, 4]],
])('moves to the edge with Ctrl+%s', (key, place) => expect(from(3, 2, key, { ctrl: true })).toEqual(place))
it('exchanges left and right where text runs from right to left', () => {
  expect(from(3, 2, 'ArrowLeft', { rightToLeft: true })).toEqual([3, 3])
  expect(from(3, 2, 'ArrowRight', { rightToLeft: true })).toEqual([3, 1])
})
it('stays inside the grid', () => {
  expect(from(99, 4, 'ArrowDown')).toEqual([99, 4])
  expect(from(99, 4, 'ArrowRight')).toEqual([99, 4])
  expect(from(-1, 0, 'ArrowUp')).toEqual([-1, 0])
  expect(from(-1, 0, 'ArrowLeft')).toEqual([-1, 0])
  expect(from(95, 0, 'PageDown')).toEqual([99, 0])
})
it('reaches the header above the first row, and leaves it downwards', () => {
  expect(from(0, 2, 'ArrowUp')).toEqual([-1, 2])
  expect(from(-1, 2, 'ArrowDown')).toEqual([0, 2])
  expect(from(-1, 2, 'PageDown')).toEqual([10, 2])
  expect(from(-1, 2, 'PageUp')).toEqual([-1, 2])
  expect(from(-1, 2, 'ArrowUp', { ctrl: true })).toEqual([-1, 2])
})
it('moves with no other key', () => expect(from(3, 2, 'a')).toBeUndefined())
