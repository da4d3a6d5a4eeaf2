import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

/** A team's status: 0 waits for its first payment, 1 waits for members, 2 full, 3 failed. */
export const teamStatus = { unopened: 0, forming: 1, full: 2, failed: 3 } as const

/** Locks the teams of orders about to be paid and returns those that still accept members. */
export async function lockOpenTeams(db: Db, orderNumbers: readonly string[], now: number): Promise<number[]> {
  const teams = await db.query<{ id: number; status: number; endTime: number }>(
    `select group_team_id as id, status, end_time as "endTime" from group_team
    where group_team_id in (select group_team_id from orders where order_number = any($1::text::text[])) order by group_team_id for no key update`,
    [arrayText(orderNumbers)],
  )
  return teams
    .filter(({ status, endTime }) => status !== teamStatus.failed && status !== teamStatus.full && endTime > now)
    .map(({ id }) => id)
}
