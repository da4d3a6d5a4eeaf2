import type { Db } from '../../../apps/mall-api/src/db/db.ts'
import type { Round } from '../mall/killedRounds.ts'

/** What happens to received orders of the sample buyer while the mall is killed. */
export type AfterSaleWork = {
  /** Their numbers. */
  orders: readonly string[]
  /** What the work finds beside its orders. */
  fill?: (db: Db) => Promise<void>
  /** What the mall has acknowledged so far. */
  acknowledged: () => number
  /** One worker of a round, among so many of this work, until it is stopped. */
  work: (round: Round, which: { worker: number; of: number }) => Promise<void>
  /** What is wrong at the end, in words. */
  judge: (db: Db) => Promise<string[]>
}
