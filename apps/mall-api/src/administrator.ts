import { readOrExit } from '@millwright/edge/settings'
import { databaseOfCommand, openDatabase } from './app/openMall.ts'
import { named, readArguments } from './app/readArguments.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import { inviteAdministrator, inviteSeller, removeAdministrator } from './console/administrators.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run administrator -- NAME`: creates an administrator of the seller console, or gives an existing
 * administrator a new password, and prints the password for the first sign-in. With `--shop` the person is a seller, who
 * reaches only these shops. `--remove` removes the person.
 */
const usage = `npm run administrator -- NAME [--shop ID]... [--remove]
  Creates an administrator of the console, or gives one a new password, and prints it.
  --shop ID  creates a seller, who reaches only this shop's records; repeat it for several shops
  --remove   removes the administrator or seller`
const { name, shops, remove } = readArguments(
  usage,
  { remove: { type: 'boolean' }, shop: { type: 'string', multiple: true } },
  ({ remove, shop }, names) => {
    const [name = ''] = named(names, 1)
    for (const id of shop ?? []) if (!/^\d{1,15}$/.test(id)) throw new TypeError(`${id} is not the id of a shop.`)
    return { name, shops: shop?.map(Number), remove }
  },
)
const where = databaseOfCommand(readOrExit(settings, process.env))

let db: Db | undefined
try {
  db = await openDatabase(where)
  await migrate(db)
  if (!remove) {
    const password = await (shops
      ? inviteSeller(db, name, shops, Date.now())
      : inviteAdministrator(db, name, Date.now()))
    console.log(`${name} signs in to the seller console with this password, and then chooses another: ${password}`)
  } else if (await removeAdministrator(db, name)) console.log(`${name} can no longer sign in to the console.`)
  else throw new TypeError(`There is no administrator or seller ${name}.`)
} catch (error) {
  console.error(await startProblem(error, where))
  process.exitCode = 1
} finally {
  await db?.close().catch(() => {})
}
