import { readOrExit } from '@millwright/edge/settings'
import { backup, restore } from './app/backup.ts'
import { databaseOfCommand } from './app/openMall.ts'
import { named, readArguments } from './app/readArguments.ts'
import { startProblem } from './app/startProblem.ts'
import { settings } from './app/settings.ts'

/** Runs `npm run backup -- PATH` and `npm run restore -- PATH` on the database of DATABASE_URL or DATA_DIR. */
const usage = `npm run backup -- PATH
  Writes the database and the uploaded files to PATH.
npm run restore -- PATH
  Restores the backup at PATH into an empty database.`
const { what, path } = readArguments(usage, {}, (_, names) => {
  const [what = '', path = ''] = named(names, 2)
  if (what !== 'backup' && what !== 'restore') throw new TypeError(`${what} is neither backup nor restore.`)
  return { what, path }
})
const place = databaseOfCommand(readOrExit(settings, process.env))

try {
  if (what === 'backup') console.log(`The backup is ${await backup(place, path)}.`)
  else console.log(`Restored: ${await restore(place, path)}.`)
} catch (error) {
  console.error(await startProblem(error, place))
  process.exitCode = 1
}
