import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import type { Round } from '../mall/killedRounds.ts'

/** Work on received orders of the sample buyer while the mall is killed repeatedly. */
export type AfterSaleWork = {
  orders: readonly string[]
  /** Prepares further data. */
  fill?: (db: Db) => Promise<void>
  acknowledged: () => number
  /** Runs one of the `of` workers of this work in a round, until the round is stopped. */
  work: (round: Round, which: { worker: number; of: number }) => Promise<void>
  /** Returns descriptions of the errors in the final data. */
  judge: (db: Db) => Promise<string[]>
}
