import type { Db } from '../../db/db.ts'
import { expirePoints } from '../../core/member/ledger.ts'
import { memberTime, pointsRule } from '../../core/member/pointsRule.ts'

/** Books out points that expired by the points calendar. */
export async function sweepPoints(db: Db, now: number): Promise<number> {
  return expirePoints(db, memberTime(await pointsRule(db), now))
}
