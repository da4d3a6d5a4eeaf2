import { userInfo } from 'node:os'
import { readOrExit } from '@millwright/edge/settings'
import { databaseOfCommand, openDatabase } from './app/openMall.ts'
import { named, readArguments } from './app/readArguments.ts'
import { settings } from './app/settings.ts'
import { startProblem } from './app/startProblem.ts'
import { recordAct } from './console/audit.ts'
import { exportOrders, orderColumns, orderRows } from './contexts/exchange/exportOrders.ts'
import { exportRows } from './contexts/exchange/exportRows.ts'
import { columnsOf, kinds } from './contexts/exchange/forms.ts'
import type { Kind } from './contexts/exchange/forms.ts'
import { readCursor, writeCursor } from './contexts/exchange/orderCursor.ts'
import type { OrderRange } from './contexts/exchange/orderChanges.ts'
import { csvText, jsonText, writeExport } from './contexts/exchange/writeExport.ts'
import type { Db } from './db/db.ts'
import { migrate } from './db/migrate.ts'

/**
 * Runs `npm run export -- orders|products|prices|stock`. `--to-file FILE` names the file, which is standard output
 * otherwise. Orders are those changed from `--from` until before `--to`, or with `--since-last` since the last export.
 */
const usage = `npm run export -- ${kinds.join('|')} [--to-file FILE] [--format csv|jsonl]
npm run export -- orders --since-last|--from TIME [--to TIME] [OPTION...]
  --from, --to     the orders that changed from a moment until before another: 2026-11-26T10:00+08:00
  --since-last     the orders that changed since the last export
  --cursor FILE    keeps how far the last export came: orders.cursor.json
  --to-file FILE   the file to write, packed if it ends in .gz; otherwise standard output
  --format csv|jsonl`
const options = {
  from: { type: 'string' },
  to: { type: 'string' },
  'since-last': { type: 'boolean', default: false },
  cursor: { type: 'string', default: 'orders.cursor.json' },
  'to-file': { type: 'string' },
  format: { type: 'string' },
} as const
const { wanted, kind, range, values } = readArguments(usage, options, (given, names) => {
  const [first = ''] = named(names, 1)
  const found = kinds.find((name) => name === first)
  if (!found && first !== 'orders') throw new TypeError(`${first} is none of orders, ${kinds.join(', ')}.`)
  return { wanted: first, kind: found, range: found ? undefined : rangeOf(given), values: given }
})
const given = readOrExit(settings, process.env)
const where = {
  ...databaseOfCommand(given),
  readUrl: given.DATABASE_READ_URL,
  readWaitMs: given.DATABASE_READ_WAIT_MS,
}
const file = values['to-file']
const json = values.format ? values.format === 'jsonl' : /\.jsonl(\.gz)?$/.test(file ?? '')

let db: Db | undefined
try {
  const span = range === 'since-last' ? { after: await readCursor(values.cursor) } : range
  db = await openDatabase(where)
  await migrate(db)
  const recordOutcome = await recordAct(
    { db, now: Date.now() },
    {
      administrator: `os:${userInfo().username}`,
      address: undefined,
      action: `export ${wanted}`,
      form: { file: file ?? '-' },
    },
  )
  const count = span ? await orders(db, span) : kind ? await rows(db, kind) : 0
  await recordOutcome(true)
  console.error(`Exported ${count} ${kind ? 'rows' : 'orders'}.`)
} catch (error) {
  console.error(await startProblem(error, where))
  process.exitCode = 1
} finally {
  await db?.close().catch(() => {})
}

function rangeOf(given: { from?: string; to?: string; 'since-last': boolean }): OrderRange | 'since-last' {
  if (given['since-last']) return 'since-last'
  const from = Date.parse(given.from ?? '')
  const to = given.to === undefined ? Date.now() : Date.parse(given.to)
  if (!(from < to)) throw new TypeError('Give --since-last, or --from and --to as moments: 2026-11-26T10:00+08:00.')
  return { from, to }
}

async function rows(mall: Db, kind: Kind): Promise<number> {
  let count = 0
  const counted = async function* () {
    for await (const row of exportRows(mall, kind)) {
      count++
      yield row
    }
  }
  await writeExport(json ? jsonText(counted()) : csvText(counted(), columnsOf(kind)), file)
  return count
}

/** Exports orders. The cursor moves only when the file is complete. */
async function orders(mall: Db, range: OrderRange): Promise<number> {
  let count = 0
  let last = 'after' in range ? range.after : 0
  const counted = async function* () {
    for await (const { order, number } of exportOrders(mall, range)) {
      count++
      last = number
      yield order
    }
  }
  const flat = async function* () {
    for await (const order of counted()) yield* orderRows(order)
  }
  await writeExport(json ? jsonText(counted()) : csvText(flat(), orderColumns), file)
  if ('after' in range) await writeCursor(values.cursor, last)
  return count
}
