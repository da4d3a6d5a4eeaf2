import type { Db } from '../db/db.ts'
import { createBoss } from './boss.ts'
import { bossDatabase } from './bossDatabase.ts'

/**
 * Sends a run of a job. If `db` is a transaction, the run starts only if the transaction commits. Returns whether the
 * run was sent: a scheduled job that waits or runs is not sent again.
 */
export async function sendJob(db: Db, name: string, data: object | null = null): Promise<boolean> {
  const boss = createBoss(db)
  if (!(await boss.getQueue(name))) return false
  return (await boss.send(name, data, { db: bossDatabase(db) })) !== null
}
