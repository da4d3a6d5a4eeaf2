import { dayAfter, dayStart, mallDay } from '@millwright/domain/member/mallDay'
import { lastDueDay, nextDayAfter } from '@millwright/domain/order-list/repeat'
import { Refusal } from '../../core/call/call.ts'
import { tellBuyer } from '../../core/message/tellBuyer.ts'
import type { Db } from '../../db/db.ts'
import { listOf } from './listRows.ts'
import type { ListRow } from './listRows.ts'
import type { Context } from './saveLists.ts'

/** Repeats a list every so many weeks. Without a day, the first is one interval from today. 0 weeks stop the repeat. */
export function repeatList(
  context: Context,
  { listId, weeks, nextDay }: { listId: number | string; weeks: number; nextDay?: string | undefined },
): Promise<void> {
  const { now, say } = context
  return context.db.tx(async (db) => {
    const list = await listOf(context, db, listId, { lock: true })
    if (weeks === 0) return writeNext(db, list, undefined)
    const day = nextDay ?? dayAfter(mallDay(now), weeks * 7)
    if (day < mallDay(now)) throw new Refusal('A00001', say('orderListDayPast'))
    if (day > dayAfter(mallDay(now), 2 * 366)) throw new Refusal('A00001', say('orderListDayFar'))
    return writeNext(db, list, { weeks, day })
  })
}

/** Moves a repeated list to its next day after today, or by one interval if it is not due yet. Returns the day. */
export function skipList(context: Context, listId: number | string): Promise<string | undefined> {
  return context.db.tx(async (db) => {
    const list = await listOf(context, db, listId, { lock: true })
    if (list.repeatWeeks === null || list.nextAt === null) return undefined
    const day = mallDay(list.nextAt)
    const today = mallDay(context.now)
    const next = day > today ? dayAfter(day, list.repeatWeeks * 7) : nextDayAfter(day, list.repeatWeeks, today)
    await writeNext(db, list, { weeks: list.repeatWeeks, day: next })
    return next
  })
}

/** Moves a list that is due to its next day, because it was ordered. */
export async function moveIfDue(db: Db, { now }: { now: number }, list: ListRow): Promise<void> {
  const { nextAt, repeatWeeks } = list
  if (nextAt === null || repeatWeeks === null || nextAt > now) return
  await writeNext(db, list, { weeks: repeatWeeks, day: nextDayAfter(mallDay(nextAt), repeatWeeks, mallDay(now)) })
}

async function writeNext(
  db: Db,
  { listId }: Pick<ListRow, 'listId'>,
  repeat: { weeks: number; day: string } | undefined,
): Promise<void> {
  await db.query('update order_list set repeat_weeks = $2, next_at = $3 where list_id = $1', [
    listId,
    repeat?.weeks ?? null,
    repeat ? dayStart(repeat.day) : null,
  ])
}

/**
 * Tells buyers of lists that are due, once for each day. A list that was passed over is due again after its interval.
 * Nothing is ordered.
 */
export async function remindOfLists({ db, now }: { db: Db; now: number }): Promise<void> {
  const today = mallDay(now)
  await db.tx(async (tx) => {
    const due = await tx.query<{ listId: number; owner: number; name: string; weeks: number; nextAt: number }>(
      `select l.list_id as "listId", l.user_id as owner, l.name, l.repeat_weeks as weeks, l.next_at as "nextAt" from order_list l
      where l.next_at <= $1::bigint and (l.reminded is distinct from l.next_at or l.next_at <= $1::bigint - l.repeat_weeks * ${7 * 86_400_000}::bigint)
      order by l.list_id limit 500 for no key update of l`,
      [now],
    )
    for (const { listId, owner, name, weeks, nextAt } of due) {
      const day = lastDueDay(mallDay(nextAt), weeks, today)
      await tx.query('update order_list set next_at = $2::bigint, reminded = $2::bigint where list_id = $1', [
        listId,
        dayStart(day),
      ])
      await tellBuyer({ db: tx, now }, owner, {
        event: 'orderListDue',
        occurrence: `${listId} ${day}`,
        subject: String(listId),
        facts: { list: name, day },
      })
    }
  })
}
