import { expect, it } from 'vitest'
import { toStep } from './toStep.ts'

it.each([
  [12, { min: 10, max: 100, step: 5 }, 15],
  [3, { min: 10, max: 100, step: 5 }, 10],
  [99, { min: 10, max: 32, step: 5 }, 30],
  [7, { min: 1, max: 0, step: 1 }, 1],
  [2.4, { min: 1, max: 9, step: 1 }, 3],
])('rounds %s within %o to %s', (wanted, range, quantity) => {
  expect(toStep(wanted, range)).toBe(quantity)
})
