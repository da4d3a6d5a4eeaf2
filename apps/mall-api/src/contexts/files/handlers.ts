import { MB, fileKinds, formatsOf } from '@millwright/domain/files/fileKinds'
import type { FileKind } from '@millwright/domain/files/fileKinds'
import type { CallName } from '@millwright/contract/contract'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import type { Context, PartialHandlers } from '../../core/call/call.ts'
import { storeFile } from './files.ts'
import { readUpload } from './readUpload.ts'
import { MAX_PIXELS } from './rewritePicture.ts'

type Names = 'uploadFile' | 'uploadImFile'

/** A person who uploads by hand does not reach this limit. */
const uploads: RateLimit = { name: 'upload', maxAttempts: 300, windowMs: 60 * 60_000 }

export const fileHandlers: PartialHandlers<Names & CallName> = {
  uploadFile: ({ file, kind }, context) => upload(context, file, kind),
  uploadImFile: async ({ file }, context) => {
    const { filePath } = await upload(context, file, 'chat')
    return { filePath }
  },
}

async function upload(context: Context<Names>, file: Blob, kind: FileKind) {
  const wait = await countAttempt(context, { ...uploads, of: context.user })
  if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
  const read = await readUpload(file, kind, { person: `user ${context.user}` })
  if ('problem' in read)
    return context.fail('A00001', read.problem, {
      types: formatsOf(kind),
      limit: read.problem === 'filePixels' ? MAX_PIXELS / 10_000 : fileKinds[kind].maxMb,
      millions: MAX_PIXELS / 1_000_000,
    })
  const kept = await storeFile(context, read, kind)
  if ('over' in kept)
    return context.fail('A00001', kept.over === 'day' ? 'fileQuotaDay' : 'fileQuotaTotal', {
      used: megabytes(kept.used),
      limit: megabytes(kept.limit),
    })
  return { filePath: kept.path, fileName: read.name, size: read.bytes.length, type: read.type }
}

/** Returns megabytes with one decimal, rounded down, so that a nearly used quota does not look full. */
const megabytes = (bytes: number): number => Math.floor((bytes / MB) * 10) / 10
