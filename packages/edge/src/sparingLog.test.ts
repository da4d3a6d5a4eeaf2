import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { linesLeftOut, sparingLog } from './sparingLog.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('writes the first lines of a minute, and then how many it left out', () => {
  const before = linesLeftOut()
  const written: unknown[][] = []
  const log = sparingLog((...line) => written.push(line), { most: 3 })
  for (let at = 0; at < 1_000; at++) log('refused', undefined, { at })
  expect(written).toEqual([0, 1, 2].map((at) => ['refused', undefined, { at }]))
  expect(linesLeftOut() - before).toBe(997)
  vi.advanceTimersByTime(60_000)
  expect(written.slice(3)).toEqual([['lines like the last were left out', undefined, { lines: 997 }]])
  log('refused')
  expect(written.at(-1)).toEqual(['refused', undefined, undefined])
})

it('writes no summary if no line was left out', () => {
  const write = vi.fn()
  const log = sparingLog(write, { most: 3 })
  for (let minute = 0; minute < 5; minute++) {
    for (let line = 0; line < 3; line++) log('refused')
    vi.advanceTimersByTime(60_000)
  }
  expect(write.mock.calls).toEqual(Array.from({ length: 15 }, () => ['refused', undefined, undefined]))
})
