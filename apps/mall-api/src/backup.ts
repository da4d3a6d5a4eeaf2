import { readOrExit } from '@millwright/edge/settings'
import { backup, restore } from './app/backup.ts'
import { startProblem } from './app/startProblem.ts'
import { settings } from './app/settings.ts'

/** Runs `npm run backup -- PATH` and `npm run restore -- PATH` on the database of DATABASE_URL or DATA_DIR. */
const { DATA_DIR, DATABASE_URL } = readOrExit(settings, process.env)
const [what = '', path] = process.argv.slice(2)
const place = { dataDir: DATA_DIR, url: DATABASE_URL }

try {
  if (!path) throw new Error(`Say where the backup is: npm run ${what} -- PATH`)
  if (what === 'backup') console.log(`The backup is ${await backup(place, path)}.`)
  else console.log(`Restored: ${await restore(place, path)}.`)
} catch (error) {
  console.error(await startProblem(error, place))
  process.exitCode = 1
}
