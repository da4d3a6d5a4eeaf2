import { queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import type { Kind } from './forms.ts'
import type { Source } from './openSource.ts'

/** The progress of an import up to its last committed batch. */
export type Reached = { line: number; written: number; errors: number; errorsSize: number }
export type ImportRun = { id: number } & Reached

const columns = 'import_run_id as id, line, written, errors, errors_size as "errorsSize"'

/** Returns the unfinished import of the same file, or starts an import. */
export async function beginRun(
  db: Db,
  { kind, name, identity, person }: { kind: Kind; name: string; person: string } & Pick<Source, 'identity'>,
): Promise<ImportRun> {
  const [unfinished] = identity
    ? await db.query<ImportRun>(
        `select ${columns} from import_run where kind = $1 and file_hash = $2 and finished is null order by import_run_id desc limit 1`,
        [kind, identity.hash],
      )
    : []
  return (
    unfinished ??
    queryOne<ImportRun>(
      db,
      `
      insert into import_run (kind, file_hash, file_name, size, person, started, updated) values ($1, $2, $3, $4, $5, $6, $6)
      returning ${columns}`,
      [kind, identity?.hash ?? null, name, identity?.size ?? null, person, Date.now()],
    )
  )
}

/** Records the progress of an import, in the transaction of the rows. */
export async function saveReached(tx: Db, id: number, { line, written, errors, errorsSize }: Reached): Promise<void> {
  await tx.query(
    'update import_run set line = $2, written = $3, errors = $4, errors_size = $5, updated = $6 where import_run_id = $1',
    [id, line, written, errors, errorsSize, Date.now()],
  )
}

export async function finishRun(db: Db, id: number): Promise<void> {
  await db.query('update import_run set finished = $2 where import_run_id = $1', [id, Date.now()])
}
