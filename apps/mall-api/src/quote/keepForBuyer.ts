import { INQUIRY_FILES } from '@millwright/domain/quote/inquiryLimits'
import type { CallContext } from '../server/call.ts'
import { keepFile } from '../files/files.ts'
import { readUpload } from '../files/readUpload.ts'
import type { BenchFiles } from '../sandbox/section.ts'

/**
 * Keeps what a shop sends with a quote or a message, in the name of the buyer whose inquiry it is: nobody else reads
 * it. Answers the paths; `undefined` where there is no such buyer, or one of the files may not be kept.
 */
export async function keepForBuyer(
  { db, now }: Pick<CallContext, 'db' | 'now'>,
  inquiryId: number,
  files: BenchFiles | undefined,
): Promise<string[] | undefined> {
  if (!files?.sent.length) return []
  const [row] = await db.query<{ user: number | null }>('select user_id as "user" from inquiry where inquiry_id = $1', [
    inquiryId,
  ])
  if (!row?.user || files.sent.length > INQUIRY_FILES) return undefined
  const uploads = []
  for (const file of files.sent) {
    const read = await readUpload(file, 'attachment', { person: 'bench' })
    if ('problem' in read) return undefined
    uploads.push(read)
  }
  const paths = []
  // The shop sends them: the buyer's quota does not keep a quote back.
  const quota = { day: Infinity, total: Infinity }
  for (const upload of uploads) {
    const kept = await keepFile({ db, now, files: files.store, user: row.user, quota }, upload, 'attachment')
    if ('path' in kept) paths.push(kept.path)
  }
  return paths
}
