import { PgBoss } from 'pg-boss'
import type { ConstructorOptions } from 'pg-boss'
import type { Db } from '../db/db.ts'
import { bossDatabase } from './bossDatabase.ts'

/** The schema of pg-boss's tables, which a migration creates (ADR 67). */
export const BOSS = 'boss_46'
/** The queue of runs that failed after their last retry. */
export const FAILED = 'failed-jobs'

/** Returns pg-boss on the mall's database. It schedules nothing itself and creates no tables. */
export function createBoss(db: Db, options: ConstructorOptions = {}): PgBoss {
  return new PgBoss({
    db: bossDatabase(db),
    schema: BOSS,
    migrate: false,
    schedule: false,
    registerInstance: false,
    useListenNotify: true,
    // Jobs here do not depend on each other, and the mall has its own telemetry.
    flowIntervalSeconds: 3_600,
    openTelemetry: { enabled: false },
    ...options,
  })
}
