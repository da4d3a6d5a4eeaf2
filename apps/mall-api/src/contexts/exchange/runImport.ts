import type { Locale } from '@millwright/domain/locale'
import type { z } from 'zod'
import type { Db } from '../../db/db.ts'
import { ErrorsFile } from './errorsFile.ts'
import { faultAt } from './fault.ts'
import type { Fault } from './fault.ts'
import { columnsOf, forms, kinds } from './forms.ts'
import type { Kind } from './forms.ts'
import { beginRun, finishRun, saveReached } from './importRun.ts'
import type { ImportRun, Reached } from './importRun.ts'
import { STDIN } from './openSource.ts'
import type { Source } from './openSource.ts'
import { readForm } from './readForm.ts'
import { readRows } from './readRows.ts'
import { SeenKeys } from './seenKeys.ts'
import { writePrices, writeStock } from './writeFigures.ts'
import { writeProducts } from './writeProducts.ts'
import type { Placed, RowOf, WriteRows } from './writeRows.ts'

/** The number of rows that one transaction writes. */
const BATCH = 1_000
/** The first lock key. Each kind of import has its own lock, so that one import of a kind runs at a time. */
const IMPORTING = 100

export type ImportWish = {
  /** The path of the file. The file of errors is written beside it. */
  path: string
  source: Source
  locale: Locale
  /** The operating system's name of the user who runs the import. */
  person: string
  /** Whether missing brands and categories are created. */
  create?: boolean
  /** Whether the import checks the file and writes nothing. */
  dryRun?: boolean
  /** The number of errors after which the import stops. */
  stopAfter?: number
  onProgress?: (reached: Reached) => void
  /** Called if another import of the kind runs, before waiting for it. */
  onWait?: () => void
}

/**
 * `from` is the line after which an interrupted import resumed, or 0. `stopped` is whether the import stopped because of
 * too many errors.
 */
export type ImportResult = Reached & { from: number; stopped: boolean; errorsPath: string }

const writers: { [K in Kind]: (db: Db, wish: ImportWish) => Promise<ImportResult> } = {
  products: (db, wish) => importRows(db, { kind: 'products', form: forms.products, write: writeProducts }, wish),
  prices: (db, wish) => importRows(db, { kind: 'prices', form: forms.prices, write: writePrices }, wish),
  stock: (db, wish) => importRows(db, { kind: 'stock', form: forms.stock, write: writeStock }, wish),
}

/**
 * Imports a file, one import of a kind at a time. If an earlier import of the same file was interrupted, the import
 * resumes after the last committed batch.
 */
export function runImport(db: Db, kind: Kind, wish: ImportWish): Promise<ImportResult> {
  return db.alone(IMPORTING + kinds.indexOf(kind), () => writers[kind](db, wish), wish.onWait)
}

type Importer<K extends Kind> = { kind: K; form: z.ZodType<RowOf[K]>; write: WriteRows<K> }
type Batch<Row> = { rows: Placed<Row>[]; faults: Fault[]; last: number }

async function importRows<K extends Kind>(db: Db, importer: Importer<K>, wish: ImportWish): Promise<ImportResult> {
  const { path, source, locale, dryRun = false, stopAfter = Infinity, onProgress } = wish
  const errorsFile = new ErrorsFile(path === STDIN ? 'stdin.errors.csv' : `${path}.errors.csv`, locale)
  const run: ImportRun = dryRun
    ? { id: 0, line: 0, written: 0, errors: 0, errorsSize: 0 }
    : await beginRun(db, { ...wish, kind: importer.kind, name: path, identity: source.identity })
  let reached: Reached = run
  try {
    let count = 0
    for await (const batch of batches(importer, source, run.line)) {
      reached = await commit(db, importer, { batch, run: { ...reached, id: run.id }, errorsFile, wish })
      onProgress?.(reached)
      // Query plans made for small tables read whole tables, so the statistics are renewed after 1, 2, 4, 8 … batches.
      if (Number.isInteger(Math.log2(++count)) && !dryRun)
        await db.script('analyze sku, product, search, imported_product')
      if (reached.errors - run.errors >= stopAfter) break
    }
  } finally {
    await errorsFile.close(reached.errorsSize)
  }
  const stopped = reached.errors - run.errors >= stopAfter
  if (!dryRun && !stopped) await finishRun(db, run.id)
  return { ...reached, from: run.line, stopped, errorsPath: errorsFile.path }
}

class DryRun extends Error {}

/** Writes a batch and the import's progress in one transaction. */
async function commit<K extends Kind>(
  db: Db,
  { write }: Importer<K>,
  {
    batch,
    run,
    errorsFile,
    wish,
  }: { batch: Batch<RowOf[K]>; run: ImportRun; errorsFile: ErrorsFile; wish: ImportWish },
): Promise<Reached> {
  let reached: Reached = run
  const work = async (tx: Db) => {
    const refused = batch.rows.length
      ? await write(tx, batch.rows, { create: wish.create ?? false, now: Date.now() })
      : []
    const faults = [
      ...batch.faults,
      ...refused.map(({ line, code, column, value }) => faultAt(line, code, column, value)),
    ]
    faults.sort((a, b) => a.line - b.line)
    reached = {
      line: batch.last,
      written: run.written + batch.rows.length - refused.length,
      errors: run.errors + faults.length,
      errorsSize: await errorsFile.write(faults, run.errorsSize),
    }
    if (wish.dryRun) throw new DryRun()
    await saveReached(tx, run.id, reached)
  }
  await db.tx(work).catch((error: unknown) => {
    if (!(error instanceof DryRun)) throw error
  })
  return reached
}

/** Yields the rows after a line in batches. Earlier rows are also read, because a later row may repeat their key. */
async function* batches<K extends Kind>(
  { kind, form }: Importer<K>,
  source: Source,
  after: number,
): AsyncGenerator<Batch<RowOf[K]>> {
  const seen = new SeenKeys()
  let batch: Batch<RowOf[K]> = { rows: [], faults: [], last: after }
  for await (const found of readRows(source.open(), { json: source.json, columns: columnsOf(kind) })) {
    const read = 'fault' in found ? found : readForm(form, found)
    const isNew = 'fault' in read || seen.add(`${read.row.shop} ${read.row.article}`)
    if (found.last <= after) continue
    if ('fault' in read) batch.faults.push(read.fault)
    else if (isNew) batch.rows.push({ ...read.row, line: found.line })
    else batch.faults.push(faultAt(found.line, 'duplicate', 'article', read.row.article))
    batch.last = found.last
    if (batch.rows.length + batch.faults.length < BATCH) continue
    yield batch
    batch = { rows: [], faults: [], last: batch.last }
  }
  if (batch.rows.length + batch.faults.length) yield batch
}
