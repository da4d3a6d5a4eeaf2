import { setTimeout as pause } from 'node:timers/promises'
import { queryOne } from '../db/db.ts'
import type { Db } from '../db/db.ts'

/**
 * Waits until another transaction is blocked by this one's lock. PGlite has a single connection, so others wait for the
 * whole transaction anyway and this returns at once.
 */
export async function untilBlocked(tx: Db): Promise<void> {
  const { version } = await queryOne<{ version: string }>(tx, 'select version() as version')
  if (version.includes('emcc')) return
  const blocked = "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'"
  while (!(await tx.query(blocked)).length) await pause(10)
}
