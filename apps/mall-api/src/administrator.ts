import { parseArgs } from 'node:util'
import { readOrExit } from '@millwright/edge/settings'
import { openDatabase } from './app/openMall.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import { inviteAdministrator, removeAdministrator } from './console/administrators.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run administrator -- NAME`: creates an administrator of the seller console, or gives one a new password, and
 * prints the password for the first sign-in. `--remove` removes the administrator.
 */
const {
  values: { remove },
  positionals: [name],
} = parseArgs({ allowPositionals: true, options: { remove: { type: 'boolean', default: false } } })
const { DATA_DIR, DATABASE_URL } = readOrExit(settings, process.env)
const where = { dataDir: DATA_DIR, url: DATABASE_URL }

let db: Db | undefined
try {
  if (!name) throw new TypeError('Name the administrator: npm run administrator -- NAME')
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
