import { expect, it } from 'vitest'
import { run } from '../tests/fuzz/shopPapers.ts'

/** A sample of `npm run fuzz shopPapers`, with a fixed seed. */
it('refuses requests for other people’s applications, licences and identity cards [R8.02]', async () => {
  const { rows, ok, summary } = await run({ count: 600, seed: 20_261_121 })
  expect(rows.every(({ requests }) => Number(requests) > 50)).toBe(true)
  expect(ok, summary).toBe(true)
}, 120_000)
