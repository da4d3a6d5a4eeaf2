import { INQUIRY_FILE_LIMIT } from '@millwright/domain/quote/inquiryLimits'
import type { CallContext } from '../../core/call/call.ts'
import { storeFile } from '../files/files.ts'
import { readUpload } from '../files/readUpload.ts'
import type { ConsoleFiles } from '../../core/console/section.ts'

/**
 * Stores files that a shop sends with a quote or a message under the inquiry's buyer, the only other reader. Returns
 * the paths, or undefined for an unknown buyer or a refused file.
 */
export async function storeFilesForBuyer(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  inquiryId: number,
  files: ConsoleFiles | undefined,
): Promise<string[] | undefined> {
  if (!files?.sent.length) return []
  const [row] = await db.query<{ user: number | null }>('select user_id as "user" from inquiry where inquiry_id = $1', [
    inquiryId,
  ])
  if (!row?.user || files.sent.length > INQUIRY_FILE_LIMIT) return undefined
  const uploads = []
  for (const file of files.sent) {
    const read = await readUpload(file, 'attachment', { person: 'console' })
    if ('problem' in read) return undefined
    uploads.push(read)
  }
  const paths = []
  // The shop sends these files, so the buyer's quota does not apply.
  const quota = { day: Infinity, total: Infinity }
  for (const upload of uploads) {
    const kept = await storeFile({ db, now, files: files.store, user: row.user, quota }, upload, 'attachment')
    if ('path' in kept) paths.push(kept.path)
  }
  return paths
}
