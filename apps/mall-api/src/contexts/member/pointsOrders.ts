import { POINTS_MESSAGE_LIMIT } from '@millwright/domain/constants'
import { money } from '@millwright/domain/money/money'
import { PAID_WITHOUT_MONEY } from '@millwright/domain/payment/payKinds'
import type { ParsedOf } from '@millwright/contract/contract'
import { markPaid } from '../payment/payments.ts'
import { confirmDeal, submitDeal } from '../promotion/dealOrders.ts'
import type { BuyerContext, Deal } from '../promotion/dealOrders.ts'
import { PRICE_HOLD_MS } from '../order/confirm.ts'
import { Refusal } from '../../core/call/call.ts'
import { pointsGoodOf, redeemedBy } from './pointsGoods.ts'
import type { PointsGood } from './pointsGoods.ts'
import { pointsHeld } from '../../core/member/pointsHeld.ts'
import { spendPoints } from './pointsOfOrder.ts'

type PointsDeal = Deal & { kind: 'points' }

type Wanted = { prodId: number; skuId: number; quantity: number; addrId: number | string }

export async function confirmPoints(context: BuyerContext, { prodId, skuId, quantity, addrId }: Wanted) {
  const good = await goodFor(context, prodId, quantity)
  if (good.skuId !== skuId) throw new Refusal('A01000', context.say('pointsGoodGone'))
  const points = good.points * quantity
  const has = await pointsHeld(context, context.user)
  if (has < points) throw short(context, points, has)
  const deal: PointsDeal = { kind: 'points', scoreProdId: good.scoreProdId, prodId, points: good.points }
  const wanted = { deal, prodId, skuId, quantity, price: money(good.price), stocks: good.stocks, addrId }
  const confirm = await confirmDeal(context, wanted)
  return { ...confirm, scorePrice: points, totalUsableScore: has, usableScore: points, isScorePay: 1 as const }
}

/** Submits an order of points mall items. Returns undefined if the uuid belongs to an ordinary order. */
export async function submitPoints(context: BuyerContext, input: ParsedOf<'submitOrder'>) {
  const [kept] = await context.db.query(
    "select 1 from confirm where user_id = $1 and uuid = $2 and snapshot->'deal'->>'kind' = 'points'",
    [context.user, input.uuid],
  )
  if (!kept) return undefined
  const remarks = input.orderShopParams[0]?.remarks ?? ''
  if (remarks.length > POINTS_MESSAGE_LIMIT)
    throw new Refusal('A00014', context.say('pointsMessageTooLong', { limit: POINTS_MESSAGE_LIMIT }), {
      field: 'remarks',
    })
  return context.db.tx(async (db) => {
    const within = { ...context, db }
    return submitDeal<PointsDeal>(within, input, {
      isWanted: (deal): deal is PointsDeal => deal.kind === 'points',
      begin: async ({ deal, line }) => {
        const good = await goodFor(within, deal.prodId, line.quantity)
        if (good.points !== deal.points) throw new Refusal('A03002', context.say('priceChanged'))
        return {
          expires: context.now + PRICE_HOLD_MS,
          orderType: 3,
          scoreProdId: good.scoreProdId,
          points: deal.points * line.quantity,
        }
      },
      take: async ({ deal, line, orderNumber }) => {
        const taken = await db.query(
          'update score_prod set stocks = stocks - $2::int where score_prod_id = $1 and stocks >= $2::int returning 1',
          [deal.scoreProdId, line.quantity],
        )
        if (!taken.length) await goodFor(within, deal.prodId, line.quantity)
        const [free] = await db.query('select 1 from orders where order_number = $1 and actual_total = 0', [
          orderNumber,
        ])
        if (free) await markPaid(db, [orderNumber], PAID_WITHOUT_MONEY, context.now)
        await spendPoints(within, context.user, { orderNumber, points: deal.points * line.quantity, cause: 'exchange' })
      },
    })
  })
}

/** Returns the item. Refuses if stock or the buyer's limit do not allow the wanted quantity. */
async function goodFor({ db, user, say }: BuyerContext, prodId: number, wanted: number): Promise<PointsGood> {
  const good = await pointsGoodOf(db, prodId)
  if (!good) throw new Refusal('A01000', say('pointsGoodGone'))
  const { stocks, skuId, maxNum } = good
  if (stocks < wanted)
    throw new Refusal('A03010', say(stocks ? 'pointsGoodFewLeft' : 'pointsGoodSoldOut', { left: stocks }), skuId)
  const had = maxNum ? await redeemedBy(db, user, good.scoreProdId) : 0
  if (maxNum && had + wanted > maxNum) {
    const left = Math.max(0, maxNum - had)
    throw new Refusal('A00001', say(left ? 'pointsLimitLeft' : 'pointsLimit', { bound: maxNum, left }), {
      reason: 'limit',
    })
  }
  return good
}

function short({ say }: BuyerContext, points: number, has: number): Refusal {
  const missing = points - has
  return new Refusal('A00001', say('pointsShort', { missing, has }), { reason: 'points', missing })
}
