import type { CallName } from '@millwright/contract/contract'
import type { PartialHandlers } from '../../core/call/call.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import { uploadedTables } from '../files/tables/uploadedTables.ts'
import { fileText } from './fileText.ts'

/** A person who uploads by hand does not reach this limit. */
const uploads: RateLimit = { name: 'order file', maxAttempts: 300, windowMs: 3_600_000 }

export const orderFileHandlers: PartialHandlers<'readOrderFile' & CallName> = {
  readOrderFile: async ({ file }, context) => {
    const wait = await rateLimitByAddress(context, uploads)
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    return fileText(await uploadedTables(context, file, `address ${context.ip ?? ''}`))
  },
}
