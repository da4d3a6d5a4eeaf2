import type { CallName } from '@millwright/contract/contract'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { Refusal } from '../../core/call/call.ts'
import { mostBoughtOf } from '../../core/order/mostBought.ts'
import { countAttempt } from '../../core/identity/rateLimit.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import { inListTurn, linesIn } from '../../core/turns/inListTurn.ts'
import { priceOrder } from './priceOrder.ts'
import { readBuyersList, readList } from './readList.ts'

type Names = 'readOrderList' | 'readOrderListOfBuyer' | 'mostBoughtParts' | 'priceOrderLines' | 'priceOrderLinesOfBuyer'

const HOUR = 3_600_000
/** A person who pastes lists by hand does not reach this limit. */
const lists: RateLimit = { name: 'quick order', maxAttempts: 600, windowMs: HOUR }
/** Each edit of a list prices it again. A person who edits a cell a second does not reach this limit. */
const prices: RateLimit = { name: 'quick order prices', maxAttempts: 3600, windowMs: HOUR }

export const quickOrderHandlers: PartialHandlers<Names & CallName> = {
  readOrderList: async ({ text }, context) => {
    refuseIfTooOften(context, await rateLimitByAddress(context, lists))
    return inListTurn({ ip: context.ip }, linesIn(text), () => readList(context, text))
  },
  readOrderListOfBuyer: async ({ text }, context) => {
    refuseIfTooOften(context, await countAttempt(context, { ...lists, of: context.user }))
    return readBuyersList(context, text)
  },
  mostBoughtParts: (_, { db, user, now }) => mostBoughtOf(db, user, now),
  priceOrderLines: async (input, context) => {
    refuseIfTooOften(context, await rateLimitByAddress(context, prices))
    return inListTurn({ ip: context.ip }, input.lines.length, () => priceOrder(context, undefined, input))
  },
  priceOrderLinesOfBuyer: async (input, context) => {
    refuseIfTooOften(context, await countAttempt(context, { ...prices, of: context.user }))
    return inListTurn(context, input.lines.length, () => priceOrder(context, context.user, input))
  },
}

function refuseIfTooOften({ say }: Pick<CallContext, 'say'>, wait: number): void {
  if (wait) throw new Refusal('A00001', say('tooOften', { minutes: Math.ceil(wait / 60_000) }))
}
