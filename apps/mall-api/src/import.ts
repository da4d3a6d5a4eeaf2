import { userInfo } from 'node:os'
import { readOrExit } from '@millwright/edge/settings'
import { databaseOfCommand, openDatabase } from './app/openMall.ts'
import { named, readArguments } from './app/readArguments.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import { recordAct } from './console/audit.ts'
import { kinds } from './contexts/exchange/forms.ts'
import { openSource } from './contexts/exchange/openSource.ts'
import { runImport } from './contexts/exchange/runImport.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run import -- products|prices|stock FILE`. The same command continues an interrupted import. Exits with 2 if
 * rows were left out.
 */
const usage = `npm run import -- ${kinds.join('|')} FILE [OPTION...]
  Writes the rows of a file into the mall. The same command goes on after an interruption.
  --create          adds the brands and categories that are missing
  --dry-run         checks the file and writes nothing
  --stop-after N    stops after N errors
  --format csv|jsonl
  --lang zh|en      the language of the file of errors`
const options = {
  create: { type: 'boolean', default: false },
  'dry-run': { type: 'boolean', default: false },
  'stop-after': { type: 'string', default: 'Infinity' },
  format: { type: 'string', default: 'csv' },
  lang: { type: 'string', default: 'en' },
} as const
const { kind, path, stopAfter, values } = readArguments(usage, options, (given, names) => {
  const [wanted = '', file = ''] = named(names, 2)
  const found = kinds.find((name) => name === wanted)
  if (!found) throw new TypeError(`${wanted} is none of ${kinds.join(', ')}.`)
  const most = Number(given['stop-after'])
  if (!(most >= 1)) throw new TypeError('--stop-after is a number of errors, from 1 on.')
  return { kind: found, path: file, stopAfter: most, values: given }
})
const where = databaseOfCommand(readOrExit(settings, process.env))
const SAY_EVERY = 2_000

let db: Db | undefined
try {
  const source = await openSource(path, { json: values.format === 'jsonl' })
  db = await openDatabase(where)
  await migrate(db)
  const person = userInfo().username
  const form = { file: path, hash: source.identity?.hash ?? '', create: String(values.create) }
  const recordOutcome = values['dry-run']
    ? undefined
    : await recordAct(
        { db, now: Date.now() },
        { administrator: `os:${person}`, address: undefined, action: `import ${kind}`, form },
      )
  const began = Date.now()
  let said = began
  const result = await runImport(db, kind, {
    path,
    source,
    person,
    locale: values.lang === 'zh' ? 'zh' : 'en',
    create: values.create,
    dryRun: values['dry-run'],
    stopAfter,
    onWait: () => console.log(`Waiting for another import of ${kind}.`),
    onProgress: ({ line, written, errors }) => {
      if (Date.now() - said < SAY_EVERY) return
      said = Date.now()
      console.log(`Line ${line}: ${written} rows written, ${errors} left out.`)
    },
  })
  await recordOutcome?.(!result.stopped)
  const { from, written, errors, errorsPath, stopped } = result
  if (from) console.log(`Continued after line ${from}.`)
  const seconds = (Date.now() - began) / 1000
  const memory = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(
    `${values['dry-run'] ? 'Checked' : 'Wrote'} ${written} rows in ${seconds.toFixed(1)} s, left out ${errors}. Peak memory ${memory} MB.`,
  )
  if (errors) console.log(`The errors are in ${errorsPath}.`)
  if (stopped) console.log('Stopped after too many errors. The same command goes on.')
  if (errors) process.exitCode = 2
} catch (error) {
  console.error(await startProblem(error, where))
  process.exitCode = 1
} finally {
  await db?.close().catch(() => {})
}
