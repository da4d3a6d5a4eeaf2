import type { WireOf } from '@millwright/contract/contract'
import { money } from '@millwright/domain/money/money'
import { hasFreeDelivery } from '@millwright/domain/member/hasFreeDelivery'
import { freightFee } from '@millwright/domain/price/freight'
import { centsNumber, moneyOfCents } from '@millwright/domain/price/cents'
import type { Cents } from '@millwright/domain/price/cents'
import { planGoals, planOrder } from '@millwright/domain/quick-order/planOrder'
import type { Plan, PlanFreight, PlanGoal } from '@millwright/domain/quick-order/planOrder'
import { LongWork } from '../../core/turns/longWork.ts'
import type { ShopFreight } from '../../core/price/freight.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { piecesOf } from './lineOffers.ts'
import type { KnownLine, Offer } from './lineOffers.ts'

type OrderPlan = NonNullable<NonNullable<WireOf<'priceOrderLines'>>['plans']>[number]

type Delivery = { rules: ReadonlyMap<number, ShopFreight>; freeFee: boolean }

/** Plans a list for each goal. Sums are before promotions. Other calls are answered between two plans. */
export async function orderPlans(known: readonly KnownLine[], delivery: Delivery): Promise<OrderPlan[]> {
  const offers = known.map(({ quantity, offers: own }) => own.map((offer) => offer(quantity)))
  const lines = offers.map((own) =>
    own.map(({ shopId, amount, problem, leadDays }) => ({
      shopId: String(shopId),
      cents: centsNumber(money(amount)),
      isShort: problem !== undefined,
      leadDays,
    })),
  )
  const freightOf = (shopId: string): PlanFreight => {
    const { base, freeFrom, shopType } = delivery.rules.get(Number(shopId))!
    const isFree = hasFreeDelivery(delivery.freeFee, shopType)
    return { base: isFree ? 0 : centsNumber(base), freeFrom: centsNumber(freeFrom) }
  }
  const plans: OrderPlan[] = []
  const work = new LongWork()
  for (const goal of planGoals) {
    await work.rest()
    plans.push(planWire(goal, planOrder(goal, lines, freightOf), { known, offers, delivery }))
  }
  return plans
}

/** Returns whether two lines can be filled by the same SKU. Its price and stock then depend on both. */
function shareSkus(offers: readonly Offer[][]): boolean {
  const skuIds = offers.flatMap((own) => own.map(({ skuId }) => skuId))
  return new Set(skuIds).size < skuIds.length
}

/** Lines that choose the same SKU share its tier and its stock. `planOrder` weighs each line by itself. */
function planWire(
  kind: PlanGoal,
  plan: Plan,
  {
    known,
    offers,
    delivery: { rules, freeFee },
  }: { known: readonly KnownLine[]; offers: readonly Offer[][]; delivery: Delivery },
): OrderPlan {
  const chosen = plan.choices.map((at, line) => offers[line]![at]!)
  const pieces = piecesOf(chosen)
  const goods = new Map<number, Cents>()
  let shortLines = 0
  for (const [line, at] of plan.choices.entries()) {
    const { skuId, shopId } = chosen[line]!
    const { amount, problem } = known[line]!.offers[at]!(known[line]!.quantity, pieces.get(skuId))
    if (problem) shortLines++
    goods.set(shopId, (goods.get(shopId) ?? 0) + centsNumber(money(amount)))
  }
  const freight = [...goods].reduce((sum, [shopId, cents]) => {
    const rule = rules.get(shopId)!
    return sum + centsNumber(freightFee(rule, moneyOfCents(cents), hasFreeDelivery(freeFee, rule.shopType)))
  }, 0)
  const total = [...goods.values()].reduce((sum, cents) => sum + cents, freight)
  return {
    kind,
    total: wireYuan(moneyOfCents(total)),
    freight: wireYuan(moneyOfCents(freight)),
    shops: plan.shops,
    leadDays: plan.leadDays,
    shortLines,
    lines: chosen.map(({ skuId, orderQuantity }, line) => ({ index: known[line]!.index, skuId, orderQuantity })),
    exact: plan.isExact && !shareSkus(offers) ? 1 : 0,
  }
}
