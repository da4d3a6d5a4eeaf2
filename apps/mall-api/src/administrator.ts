import { readOrExit } from '@millwright/edge/settings'
import { databaseOfCommand, openDatabase } from './app/openMall.ts'
import { named, readArguments } from './app/readArguments.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import { inviteAdministrator, removeAdministrator } from './console/administrators.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run administrator -- NAME`: creates an administrator of the seller console, or gives an existing
 * administrator a new password, and prints the password for the first sign-in. `--remove` removes the administrator.
 */
const usage = `npm run administrator -- NAME [--remove]
  Creates an administrator of the console, or gives one a new password, and prints it.
  --remove  removes the administrator`
const { name, remove } = readArguments(usage, { remove: { type: 'boolean' } }, ({ remove }, names) => {
  const [name = ''] = named(names, 1)
  return { name, remove }
})
const where = databaseOfCommand(readOrExit(settings, process.env))

let db: Db | undefined
try {
  db = await openDatabase(where)
  await migrate(db)
  if (!remove) {
    const password = await inviteAdministrator(db, name, Date.now())
    console.log(`${name} signs in to the seller console with this password, and then chooses another: ${password}`)
  } else if (await removeAdministrator(db, name)) console.log(`${name} is no longer an administrator.`)
  else throw new TypeError(`There is no administrator ${name}.`)
} catch (error) {
  console.error(await startProblem(error, where))
  process.exitCode = 1
} finally {
  await db?.close().catch(() => {})
}
