import { keysOf } from '@millwright/domain/table'
import { pointTasks } from '@millwright/domain/member/points'
import type { PointTask } from '@millwright/domain/member/points'
import type { Db } from '../../db/db.ts'
import { book } from '../../core/member/ledger.ts'
import { memberTime, pointsExpiry, pointsRule } from '../../core/member/pointsRule.ts'

type TaskState = { task: PointTask; score: number; state: 'open' | 'done' | 'taken' }
const keyOf = (task: string) => `task:${task}`

export async function tasksOf(db: Db, user: number): Promise<TaskState[]> {
  const [found] = await db.query<Record<PointTask, boolean> & { taken: string[] }>(
    `select nick_name <> '{}' and mail is not null and birth_date is not null as profile,
      exists (select 1 from orders o where o.user_id = $1 and o.finished_at is not null) as "firstOrder",
      exists (select 1 from order_item i join orders o using (order_number) where o.user_id = $1 and i.commented) as comment,
      (select coalesce(jsonb_agg(b.reference), '[]') from ledger_booking b join ledger_account a using (account_id)
        where a.user_id = $1 and a.kind = 'points' and b.cause = 'task') as taken
    from buyer where user_id = $1`,
    [user],
  )
  return keysOf(pointTasks).map((task) => ({
    task,
    score: pointTasks[task],
    state: found?.taken.includes(task) ? 'taken' : found?.[task] ? 'done' : 'open',
  }))
}

/** Books the points of a task that is done. Returns undefined if the task is open. */
export async function takeTask({ db, now }: { db: Db; now: number }, user: number, task: PointTask) {
  const [mine] = (await tasksOf(db, user)).filter((one) => one.task === task)
  if (!mine || mine.state === 'open') return undefined
  const rule = await pointsRule(db)
  const time = memberTime(rule, now)
  const booking = { kind: 'points', user, amount: mine.score, cause: 'task', reference: task, now: time } as const
  const { done, amount } = await book(db, { ...booking, key: keyOf(task), expires: pointsExpiry(rule, time) })
  return { score: Number(amount), again: done === 'again' }
}
