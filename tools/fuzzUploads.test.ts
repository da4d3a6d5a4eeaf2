import { expect, it } from 'vitest'
import { run } from '../tests/fuzz/uploads.ts'

/** A sample of `npm run fuzz uploads`, with a fixed seed. */
it('stores no hostile upload and says what is wrong with each [R5.11]', async () => {
  const { rows, ok, summary } = await run({ count: 150, seed: 20_261_121 })
  expect(rows.filter(({ result }) => result !== 'holds')).toEqual([])
  expect(ok, summary).toBe(true)
}, 120_000)
