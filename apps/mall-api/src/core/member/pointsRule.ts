import { dayAfter, dayStart, mallDay, monthsAfter } from '@millwright/domain/member/mallDay'
import type { PointsRule } from '@millwright/domain/member/points'
import type { Db } from '../../db/db.ts'
import { queryOne } from '../../db/db.ts'

const DAY = 86_400_000

export type KeptRule = PointsRule & { daysAhead: number }

export function pointsRule(db: Db): Promise<KeptRule> {
  return queryOne<KeptRule>(
    db,
    'select earn_yuan as "earnYuan", per_yuan as "perYuan", share, months, sign, days_ahead as "daysAhead" from points_rule',
  )
}

/** Returns the time in the points calendar, which the seller console may have advanced. */
export function memberTime({ daysAhead }: KeptRule, now: number): number {
  return now + daysAhead * DAY
}

/** Returns the expiry of points booked at `time`: the end of the same day, `months` months later. */
export function pointsExpiry({ months }: PointsRule, time: number): number {
  return dayStart(dayAfter(monthsAfter(mallDay(time), months), 1))
}
