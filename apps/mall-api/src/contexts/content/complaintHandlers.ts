import type { CallName } from '@millwright/contract/contract'
import { isMail } from '@millwright/domain/account/profile'
import { isMobile } from '@millwright/domain/account/validation'
import { COMPLAINT_MIN_LENGTH, complaintLimits } from '@millwright/domain/content/complaint'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import type { PartialHandlers } from '../../core/call/call.ts'
import { pageOf } from '../../core/list/paging.ts'
import { readIds, rowId } from '../../core/wire/wire.ts'
import { complaintById, complaintRows, complaintWire, saveComplaint, notOnSale } from './complaints.ts'

type Names = 'sendComplaint' | 'complaintPage' | 'complaintInfo'

const sent: RateLimit = { name: 'complaint', maxAttempts: 20, windowMs: 60 * 60_000 }

export const complaintHandlers: PartialHandlers<Names & CallName> = {
  sendComplaint: async (given, context) => {
    const { user, db } = context
    const input = {
      ...given,
      claimant: given.claimant.trim(),
      content: given.content.trim(),
      contactName: given.contactName.trim(),
      contactMail: given.contactMail.trim(),
    }
    const prodIds = readIds(given.prodIds, complaintLimits.products + 1)
    const length = [...input.content].length
    const whole =
      input.claimant &&
      input.contactName &&
      isMobile(input.contactMobile) &&
      (!input.contactMail || isMail(input.contactMail)) &&
      length >= COMPLAINT_MIN_LENGTH &&
      length <= complaintLimits.content &&
      prodIds.length > 0 &&
      prodIds.length <= complaintLimits.products
    if (!whole) context.fail('A00010', 'complaintIncomplete')
    const proofs = input.proofs.split(',').filter(Boolean).length
    if (!proofs || proofs > complaintLimits.proofs)
      context.fail('A00010', 'complaintProofs', { limit: complaintLimits.proofs })
    const gone = await notOnSale(db, prodIds)
    if (gone.length) context.fail('A00001', 'complaintGoods', { ids: gone.join(', ') }, { prodIds: gone.map(String) })
    const wait = await countAttempt(context, { ...sent, of: user })
    if (wait) context.fail('A00001', 'tooOften', { minutes: Math.ceil(wait / 60_000) })
    return saveComplaint(context, user, { ...input, prodIds })
  },
  complaintPage: async (paging, context) => {
    const { rows, total } = await complaintRows(context, context.user, paging)
    return pageOf(rows.map(complaintWire), total, paging)
  },
  complaintInfo: async ({ id }, context) => {
    const row = await complaintById(context, context.user, rowId(id))
    return complaintWire(row ?? context.fail('A00001', 'complaintGone'))
  },
}
