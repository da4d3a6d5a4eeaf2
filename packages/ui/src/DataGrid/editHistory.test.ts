import fc from 'fast-check'
import { expect, it } from 'vitest'
import { NO_EDITS, recordEdit, redoEdit, stepThrough, undoEdit } from './editHistory.ts'
import type { EditHistory } from './editHistory.ts'

const after = (...edits: number[]) => edits.reduce<EditHistory<number>>(recordEdit, NO_EDITS)

it('redoes what it undid, in the same order', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 20 }), fc.nat({ max: 20 }), (edits, steps) => {
      const start = after(...edits)
      let history = start
      const count = Math.min(steps, edits.length)
      for (let step = 0; step < count; step++) history = undoEdit(history)
      expect(history.past).toEqual(edits.slice(0, edits.length - count))
      for (let step = 0; step < count; step++) history = redoEdit(history)
      expect(history).toEqual(start)
    }),
  )
})
it('forgets what was undone after a new edit', () => {
  expect(recordEdit(undoEdit(after(1, 2)), 3)).toEqual({ past: [1, 3], future: [] })
})
it('keeps the newest hundred edits', () => {
  const { past } = after(...Array.from({ length: 130 }, (_, index) => index))
  expect([past.length, past[0], past.at(-1)]).toEqual([100, 30, 129])
})
it('has nothing to undo or redo at first', () => {
  expect(undoEdit(NO_EDITS)).toEqual(NO_EDITS)
  expect(redoEdit(NO_EDITS)).toEqual(NO_EDITS)
})
it('passes edits without an effect', () => {
  const isEven = (edit: number) => edit % 2 === 0
  const undone = stepThrough(after(1, 2, 3), true, isEven)
  expect(undone).toEqual({ entry: 2, history: { past: [1], future: [3, 2] } })
  expect(stepThrough(undone.history, false, isEven).entry).toBe(2)
  expect(stepThrough(after(1, 3), true, isEven).entry).toBeUndefined()
})
