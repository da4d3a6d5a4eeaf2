import { readOrExit } from '@millwright/edge/settings'
import { named, readArguments } from './app/readArguments.ts'
import { databaseOfCommand, openDatabase } from './app/openMall.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run migrate`: brings the database to this version before its servers start. The servers of the former
 * version go on beside it (ADR 65).
 */
readArguments('npm run migrate\n  Brings the database to this version.', {}, (_, names) => named(names, 0))
const where = databaseOfCommand(readOrExit(settings, process.env))
const onWait = () => console.log('Waiting for another server that migrates the database.')

let db: Db | undefined
try {
  db = await openDatabase(where)
  const ran = await migrate(db, { onWait })
  for (const name of ran) console.log(name)
  console.log(ran.length ? `Ran ${ran.length} migrations.` : 'The database is up to date.')
} catch (error) {
  console.error(await startProblem(error, where))
  process.exitCode = 1
} finally {
  await db?.close().catch(() => {})
}
