import { expect, it } from 'vitest'
import { run } from '../tests/fuzz/lists.ts'

/** A sample of `npm run fuzz lists`, with a fixed seed. */
it('runs nothing of a hostile list and says why it cannot be read [R8.06]', async () => {
  const { rows, ok, summary } = await run({ count: 150, seed: 20_261_128 })
  expect(rows.filter(({ result }) => result !== 'holds')).toEqual([])
  expect(ok, summary).toBe(true)
}, 180_000)
