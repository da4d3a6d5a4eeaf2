import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import { TABLE_FILE_MB, readTables } from '../files/tables/readTables.ts'
import { tableMessageKeys } from '../files/tables/tableMessageKeys.ts'
import { fileText } from './fileText.ts'

/** A person who uploads by hand does not reach this limit. */
const uploads: RateLimit = { name: 'order file', maxAttempts: 300, windowMs: 3_600_000 }

export const orderFileHandlers: PartialHandlers<'readOrderFile' & CallName> = {
  readOrderFile: async ({ file }, context) => {
    const wait = await rateLimitByAddress(context, uploads)
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    const read = await readTables(file, `address ${context.ip ?? ''}`)
    if ('problem' in read) return context.fail('A00001', tableMessageKeys[read.problem], { limit: TABLE_FILE_MB })
    return fileText(read.tables)
  },
}
