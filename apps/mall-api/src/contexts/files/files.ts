import { randomUUID } from 'node:crypto'
import { fileKinds, uploadQuota } from '@millwright/domain/files/fileKinds'
import { filePathsOf } from '@millwright/domain/files/filePath'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { arrayText, queryOne } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'
import { say } from '../../core/messages/messages.ts'
import type { FileStore } from '../../core/files/fileStore.ts'
import type { Upload } from './readUpload.ts'

const DAY = 24 * 60 * 60_000
/** The maximum number of files deleted by one sweep. */
const MOST = 500
const PREFIX = 'files/'

type Keeper = Pick<CallContext, 'db' | 'now'> & { files: FileStore; user: number }
type Claimer = Pick<CallContext, 'db' | 'locale'> & { user: number }

type Kept = { path: string } | { over: 'day' | 'total'; used: number; limit: number }

/**
 * Stores a file for its owner. A file that no record uses within a day is deleted. An upload beyond the account's quota
 * is refused; `used` and `limit` are in bytes.
 */
export async function storeFile(
  { db, now, files, user, quota = uploadQuota }: Keeper & { quota?: Record<'day' | 'total', number> },
  upload: Upload,
  kind: FileKind,
): Promise<Kept> {
  const id = randomUUID()
  const size = upload.bytes.length
  // The row is written first, because the sweep finds files only by their rows.
  const over = await db.tx(async (tx): Promise<Exclude<Kept, { path: string }> | undefined> => {
    await tx.query('select pg_advisory_xact_lock(hashtext($1))', [`files of ${user}`])
    const used = await queryOne<Record<'day' | 'total', number>>(
      tx,
      `select coalesce(sum(size), 0)::bigint as total, coalesce(sum(size) filter (where created > $2::bigint), 0)::bigint as day
      from upload where user_id = $1`,
      [user, now - DAY],
    )
    for (const span of ['day', 'total'] as const) {
      if (used[span] + size > quota[span]) return { over: span, used: used[span], limit: quota[span] }
    }
    await tx.query(
      'insert into upload (upload_id, user_id, type, kind, name, size, created) values ($1, $2, $3, $4, $5, $6, $7)',
      [id, user, upload.type, kind, upload.name, size, now],
    )
    return undefined
  })
  if (over) return over
  await files.put(id, upload.bytes, upload.type)
  return { path: PREFIX + id }
}

/**
 * Claims files for a record of their owner, in the record's transaction, and returns the paths to store. Refuses
 * (A00001) files of other users, kinds or records. `before` lists the record's previous files; files that the record no
 * longer uses are released.
 */
export async function attachFiles(
  { db, user, locale }: Claimer,
  paths: string | readonly string[] | undefined,
  kind: FileKind,
  before: string | readonly string[] = [],
): Promise<string[]> {
  const wanted = filePathsOf(paths)
  const given = typeof paths === 'string' ? paths.split(',').filter(Boolean).length : (paths?.length ?? 0)
  const had = filePathsOf(before)
  const claimed = wanted.length
    ? await db.query(
        `update upload set used = true where upload_id = any($1::text::text[]) and user_id = $2 and kind = $3 and not doomed
        and (not used or upload_id = any($4::text::text[])) returning 1`,
        [idsOf(wanted), user, kind, idsOf(had)],
      )
    : []
  if (claimed.length !== given) throw new Refusal('A00001', say(locale, 'fileGone'))
  await releaseFiles(
    db,
    had.filter((path) => !wanted.includes(path)),
  )
  return wanted
}

/** Releases files of a record. From now on only their owner can read them, and the next sweep deletes them. */
export async function releaseFiles(db: Db, paths: string | readonly string[]): Promise<void> {
  const gone = filePathsOf(paths)
  if (gone.length)
    await db.query('update upload set used = false where upload_id = any($1::text::text[])', [idsOf(gone)])
}

export type StoredFile = { type: string; name: string; isPublic: boolean; bytes: Uint8Array<ArrayBuffer> }

/** Reads a file for its owner, for anyone if its kind is public and a record uses it, or for the seller console. */
export async function readFile(
  { db, files }: { db: Db; files: FileStore },
  id: string,
  reader: number | 'console' | undefined,
): Promise<StoredFile | undefined> {
  type Row = { type: string; name: string; kind: FileKind; used: boolean; owner: number; bytes: Uint8Array | null }
  const [row] = await db.query<Row>(
    'select type, name, kind, used, user_id as owner, bytes from upload where upload_id = $1 and not doomed',
    [id],
  )
  if (!row) return undefined
  const isPublic = row.used && fileKinds[row.kind]?.isPublic === true
  if (!isPublic && reader !== 'console' && reader !== row.owner) return undefined
  const bytes = row.bytes ? new Uint8Array(row.bytes) : await files.get(id)
  return bytes && { type: row.type, name: row.name, isPublic, bytes }
}

/** Deletes files that no record has used for a day. */
export async function sweepFiles(db: Db, files: FileStore, now: number): Promise<void> {
  const old = 'not used and created < $1::bigint'
  await db.query(
    `update upload set doomed = true where upload_id in (select upload_id from upload where ${old} order by created limit ${MOST}) and ${old}`,
    [now - DAY],
  )
  const doomed = await db.query<{ id: string }>(
    `select upload_id as id from upload where doomed and not used limit ${MOST}`,
  )
  for (const { id } of doomed) {
    await files.remove(id)
    await db.query('delete from upload where upload_id = $1', [id])
  }
}

function idsOf(paths: readonly string[]): string {
  return arrayText(paths.map((path) => path.slice(PREFIX.length)))
}
