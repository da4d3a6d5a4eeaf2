import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import { money, sum } from '@millwright/domain/money/money'
import { centsNumber, moneyOfCents } from '@millwright/domain/price/cents'
import { shareOut } from '@millwright/domain/price/shareOut'
import type { CallContext } from '../../core/call/call.ts'
import { LongWork } from '../../core/turns/longWork.ts'
import { memberTerms, VISITOR } from '../../core/member/levels.ts'
import { freightRules } from '../../core/price/freight.ts'
import { linesOf } from '../../core/price/lines.ts'
import { priceLines } from '../../core/price/pricing.ts'
import type { Priced, PricedShop } from '../../core/price/pricing.ts'
import { rowId, wireYuan } from '../../core/wire/wire.ts'
import { lineOffers, piecesOf } from './lineOffers.ts'
import type { KnownLine } from './lineOffers.ts'
import { orderPlans } from './orderPlans.ts'

type Answer = NonNullable<WireOf<'priceOrderLines'>>
type Input = ParsedOf<'priceOrderLines'>

/** Prices a list for a buyer, or at public prices for a visitor, as the cart would. */
export async function priceOrder(
  context: Pick<CallContext, 'db' | 'now' | 'locale'>,
  user: number | undefined,
  { lines, plans }: Input,
): Promise<Answer> {
  const terms = await memberTerms(context, user ?? VISITOR)
  const found = await lineOffers(
    context,
    { user, memberPercent: terms.percent },
    lines.map(({ skuId }) => rowId(skuId)),
  )
  const known = lines.flatMap(({ skuId, quantity, keep }, index): KnownLine[] => {
    const [own, ...others] = found.get(rowId(skuId)) ?? []
    return own ? [{ index, quantity, offers: [own, ...(keep ? [] : others)] }] : []
  })
  // The offers are computed here once, with rests, and taken again below.
  const offered = await new LongWork().map(known, ({ quantity, offers }) => offers.map((offer) => offer(quantity)))
  const pieces = piecesOf(offered.map(([own]) => own!))
  const cart = await linesOf(context, user ?? VISITOR, {
    items: [...pieces].map(([skuId, quantity]) => ({ skuId, quantity })),
  })
  const shopIds = new Set(offered.flatMap((own) => own.map(({ shopId }) => shopId)))
  const freight = await freightRules(context.db, [...shopIds])
  const priced = await priceLines(context, user ?? VISITOR, cart, { freight })
  return {
    lines: linesWire(known, pieces, priced),
    gone: lines.flatMap(({ skuId }, index) => (found.has(rowId(skuId)) ? [] : [index])),
    shops: priced.shops.map((shop) => shopWire(shop, context)),
    total: wireYuan(priced.total),
    reduce: wireYuan(priced.reduce),
    freight: wireYuan(priced.freight),
    actualTotal: wireYuan(priced.actualTotal),
    plans: plans && known.length ? await orderPlans(known, { rules: freight, freeFee: terms.freeFee }) : [],
  }
}

/** Lines of the same SKU share its amount after promotions by their own amounts. */
function linesWire(known: readonly KnownLine[], pieces: ReadonlyMap<number, number>, priced: Priced) {
  const own = known.map(({ index, quantity, offers: [offer, ...others] }) => {
    const alone = offer(quantity)
    return { ...offer(quantity, pieces.get(alone.skuId)), index, others: others.map((other) => other(quantity)) }
  })
  const totals = new Map(
    priced.shops.flatMap(({ lines }) => lines.map(({ skuId, actualTotal }) => [skuId, actualTotal])),
  )
  const shares = new Map<number, ReturnType<typeof wireYuan>>()
  for (const [skuId, lines] of Map.groupBy(own, (line) => line.skuId)) {
    const total = totals.get(skuId)
    const parts = shareOut(
      total === undefined ? 0 : centsNumber(total),
      lines.map(({ amount }) => centsNumber(money(amount))),
    )
    for (const [at, { index }] of lines.entries()) shares.set(index, wireYuan(moneyOfCents(parts[at]!)))
  }
  return own.map((line) => ({ ...line, actualTotal: shares.get(line.index)! }))
}

function shopWire(
  { shopId, lines, total, discountReduce, couponReduce, freight, actualTotal }: PricedShop,
  { locale }: Pick<CallContext, 'locale'>,
) {
  return {
    shopId,
    shopName: lines[0]!.shopName[locale],
    lines: lines.length,
    total: wireYuan(total),
    reduce: wireYuan(sum([discountReduce, couponReduce])),
    freight: wireYuan(freight),
    actualTotal: wireYuan(actualTotal),
    leadDays: Math.max(...lines.map(({ leadDays }) => leadDays)),
  }
}
