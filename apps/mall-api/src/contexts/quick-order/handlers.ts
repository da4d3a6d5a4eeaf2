import type { CallName } from '@millwright/contract/contract'
import type { CallContext, PartialHandlers } from '../../core/call/call.ts'
import { Refusal } from '../../core/call/call.ts'
import type { RateLimit } from '../../core/identity/rateLimit.ts'
import { rateLimitByAddress } from '../../core/identity/rateLimitByAddress.ts'
import { articleNumbersOf } from '../article-number/articleNumbersOf.ts'
import { priceOrder } from './priceOrder.ts'
import { readList } from './readList.ts'
import type { OwnNumbers } from './readList.ts'

type Names = 'readOrderList' | 'readOrderListOfBuyer' | 'priceOrderLines' | 'priceOrderLinesOfBuyer'

/** A person who pastes lists by hand does not reach this limit. */
const lists: RateLimit = { name: 'quick order', maxAttempts: 600, windowMs: 3_600_000 }

export const quickOrderHandlers: PartialHandlers<Names & CallName> = {
  readOrderList: async ({ text }, context) => {
    await countList(context)
    return readList(context, text)
  },
  readOrderListOfBuyer: async ({ text }, context) => {
    await countList(context)
    const ownNumbers: OwnNumbers = async (texts) => {
      const numbers = await articleNumbersOf(context.db, context.user, texts)
      return new Map([...numbers].map(([written, { skuId }]) => [written, skuId]))
    }
    return readList(context, text, ownNumbers)
  },
  priceOrderLines: async (input, context) => {
    await countList(context)
    return priceOrder(context, undefined, input)
  },
  priceOrderLinesOfBuyer: async (input, context) => {
    await countList(context)
    return priceOrder(context, context.user, input)
  },
}

async function countList(context: CallContext): Promise<void> {
  const wait = await rateLimitByAddress(context, lists)
  if (wait) throw new Refusal('A00001', context.say('tooOften', { minutes: Math.ceil(wait / 60_000) }))
}
