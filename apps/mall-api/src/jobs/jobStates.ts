import type { Db } from '../db/db.ts'
import { arrayText } from '../db/db.ts'
import { BOSS, FAILED } from './boss.ts'

export type JobState = {
  name: string
  /** The start of the last run in epoch milliseconds, and the run's duration. `took` is null during the run. */
  started: number | null
  took: number | null
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed' | null
  /** The message of the last run, if it failed. */
  problem: string | null
  /**
   * The number of runs that failed after their last retry and are not dismissed, with the message and time of the last.
   */
  failures: number
  lastFailure: string | null
  failedAt: number | null
}

const millis = (column: string) => `(extract(epoch from ${column}) * 1000)::bigint`
const message = (column: string) => `left(coalesce(${column}->>'message', ${column}->>'value', ${column}::text), 300)`

/** Returns the state of each job by name. */
export async function readJobStates(db: Db, names: readonly string[]): Promise<Map<string, JobState>> {
  const rows = await db.query<JobState>(
    `select n.name, ${millis('r.started_on')} as started, ${millis('(r.completed_on - r.started_on)')} as took,
      r.state::text as state, ${message('r.output')} as problem,
      coalesce(f.failures, 0) as failures, f.message as "lastFailure", f.at as "failedAt"
    from unnest($1::text::text[]) as n (name)
    left join lateral (
      select started_on, completed_on, state, case when state in ('retry', 'failed') then output end as output
      from ${BOSS}.job j where j.name = n.name and started_on is not null order by created_on desc limit 1
    ) r on true
    left join lateral (
      select count(*)::int as failures, (array_agg(${message('source_output')} order by created_on desc))[1] as message,
        ${millis('max(created_on)')} as at
      from ${BOSS}.job d where d.name = '${FAILED}' and d.source_name = n.name
    ) f on f.failures > 0`,
    [arrayText(names)],
  )
  return new Map(rows.map((row) => [row.name, row]))
}

/** Deletes the runs of a job that failed after their last retry. Returns whether there were any. */
export async function dismissFailures(db: Db, name: string): Promise<boolean> {
  const gone = await db.query(`delete from ${BOSS}.job where name = '${FAILED}' and source_name = $1 returning 1`, [
    name,
  ])
  return gone.length > 0
}
