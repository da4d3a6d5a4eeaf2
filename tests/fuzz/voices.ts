import { openPglite } from '../../apps/mall-api/src/db/pglite.ts'
import { testMall } from '../../apps/mall-api/src/testing/testMall.ts'
import type { Measurement } from '../measure.ts'
import { randomOf } from './pages/random.ts'
import { tryStrangers } from './world/strangers.ts'

/** Requests other people's feedback, complaints and files, as a signed-in buyer and as a visitor. */
export const run: Measurement = async ({ count, seed }) => {
  const db = await openPglite()
  try {
    const began = performance.now()
    const { rows, answered, own } = await tryStrangers(await testMall(db), count, randomOf(seed))
    const seconds = Math.round((performance.now() - began) / 1000)
    return {
      rows,
      ok: answered === 0 && own,
      summary: `${count} requests for other people's feedback, complaints and files in ${seconds} s: ${answered} answered (seed ${seed})`,
    }
  } finally {
    await db.close()
  }
}
