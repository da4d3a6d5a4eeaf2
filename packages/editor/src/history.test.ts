import fc from 'fast-check'
import { expect, it } from 'vitest'
import { beginHistory, change, HISTORY_LIMIT, redo, undo } from './history.ts'
import type { History } from './history.ts'

const many = (steps: readonly number[]) =>
  steps.reduce<History<number>>((now, step) => change(now, step), beginHistory(-1))

it('undoes and repeats every change within its limit', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.nat(), { minLength: 1, maxLength: HISTORY_LIMIT }), (steps) => {
      const history = many(steps)
      const back = steps.reduce((now) => undo(now), history)
      expect(back.now).toBe(-1)
      expect(steps.reduce((now) => redo(now), back).now).toBe(steps.at(-1))
    }),
  )
})

it('keeps a bounded number of steps', () => {
  const history = many(Array.from({ length: HISTORY_LIMIT * 3 }, (_, at) => at))
  expect(history.past).toHaveLength(HISTORY_LIMIT)
  expect(Array.from({ length: 500 }).reduce<History<number>>((now) => undo(now), history).now).toBe(
    HISTORY_LIMIT * 2 - 1,
  )
})

it('takes consecutive changes with one mark as one step', () => {
  let history = change(beginHistory('a'), 'ab', 'title')
  history = change(history, 'abc', 'title')
  expect(undo(history).now).toBe('a')
  history = change(history, 'abcd', 'other')
  expect(undo(history).now).toBe('abc')
  // After an undo typing begins a new step.
  expect(undo(change(undo(history), 'abx', 'title')).now).toBe('abc')
})

it('has nothing to undo or repeat at its ends, and forgets the future after a change', () => {
  const begun = beginHistory('a')
  expect(undo(begun)).toEqual(begun)
  expect(redo(begun)).toEqual(begun)
  expect(change(begun, 'a')).toBe(begun)
  const branched = change(undo(change(begun, 'b')), 'c')
  expect(redo(branched).now).toBe('c')
})
