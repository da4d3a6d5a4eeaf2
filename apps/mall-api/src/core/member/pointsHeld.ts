import type { Db } from '../../db/db.ts'
import { totalOf } from './ledger.ts'
import { memberTime, pointsRule } from './pointsRule.ts'
import type { KeptRule } from './pointsRule.ts'

/** Returns the points a buyer has by the points calendar. All pages and payments use this. */
export async function pointsHeld({ db, now }: { db: Db; now: number }, user: number, rule?: KeptRule): Promise<number> {
  return Number(await totalOf(db, user, 'points', memberTime(rule ?? (await pointsRule(db)), now)))
}
