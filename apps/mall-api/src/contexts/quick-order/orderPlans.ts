import { setImmediate } from 'node:timers/promises'
import type { WireOf } from '@millwright/contract/contract'
import { money } from '@millwright/domain/money/money'
import { centsNumber, moneyOfCents } from '@millwright/domain/price/cents'
import type { Cents } from '@millwright/domain/price/cents'
import { planGoals, planOrder } from '@millwright/domain/quick-order/planOrder'
import type { Plan, PlanFreight, PlanGoal } from '@millwright/domain/quick-order/planOrder'
import type { ShopFreight } from '../../core/price/freight.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import { piecesOf } from './lineOffers.ts'
import type { KnownLine, Offer } from './lineOffers.ts'

type OrderPlan = NonNullable<NonNullable<WireOf<'priceOrderLines'>>['plans']>[number]

/** Plans a list for each goal. Sums are before promotions. Other requests are served between two plans. */
export async function orderPlans(
  known: readonly KnownLine[],
  freight: ReadonlyMap<number, ShopFreight>,
): Promise<OrderPlan[]> {
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
    const rule = freight.get(Number(shopId))
    return rule ? { base: centsNumber(rule.base), freeFrom: centsNumber(rule.freeFrom) } : { base: 0, freeFrom: 0 }
  }
  const plans: OrderPlan[] = []
  for (const goal of planGoals) {
    await setImmediate()
    plans.push(planWire(goal, planOrder(goal, lines, freightOf), { known, offers, freightOf }))
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
    freightOf,
  }: { known: readonly KnownLine[]; offers: readonly Offer[][]; freightOf: (shopId: string) => PlanFreight },
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
    const { base, freeFrom } = freightOf(String(shopId))
    return sum + (cents < freeFrom ? base : 0)
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
