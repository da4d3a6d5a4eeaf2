import { expect, it } from 'vitest'
import { monthMove } from './monthMove.ts'

it.each([
  ['ArrowRight', false, 1],
  ['ArrowRight', true, -1],
  ['ArrowLeft', false, -1],
  ['ArrowLeft', true, 1],
  ['ArrowDown', true, 3],
  ['PageUp', false, -12],
  ['Home', false, -3],
  ['End', false, 8],
  ['a', false, undefined],
] as const)('%s, right to left: %s, moves from April by %s', (key, rightToLeft, by) => {
  expect(monthMove(key, '2026-04', rightToLeft)).toBe(by)
})
