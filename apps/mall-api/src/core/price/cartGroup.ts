import type { Locale } from '@millwright/domain/locale'
import { minus, sum } from '@millwright/domain/money/money'
import { linePrice } from '@millwright/domain/price/linePrice'
import { cartItemOf, pricedOf } from './lines.ts'
import { wireTiers, wireYuan } from '../wire/wire.ts'
import { notAppliedWire, stepWire } from './pricing.ts'
import type { groupsOf, PricedLine } from './pricing.ts'

type Group = ReturnType<typeof groupsOf>[number]

/** Returns a group of lines with their shared discount, as the cart and the checkout show it. */
export function cartGroupOf({ promotion, reached, lines }: Group, locale: Locale) {
  const off = sum(
    lines.flatMap(({ steps }) =>
      steps.filter(({ kind }) => kind === 'discount').map(({ before, after }) => minus(before, after)),
    ),
  )
  const reduceAmount = wireYuan(off)
  return {
    activityType: promotion ? 1 : 0,
    chooseDiscountItemDto:
      promotion && reached
        ? {
            discountId: promotion.discountId,
            discountName: promotion.discountName,
            discountRule: promotion.discountRule,
            needAmount: wireYuan(reached.needAmount),
            discount: wireYuan(reached.discount),
            reduceAmount,
          }
        : null,
    promotion,
    shopCartItems: lines.map((line) => ({ ...pricedItemOf(line, locale), discounts: line.discounts })),
  }
}

function pricedItemOf(line: PricedLine, locale: Locale) {
  const memberPercent = line.steps.find(({ kind }) => kind === 'member')?.percent
  const priced = { ...pricedOf(line), ...(memberPercent !== undefined && { memberPercent }) }
  return {
    ...cartItemOf(line, locale),
    // The buyer's own price at each quantity tier.
    priceTiers: wireTiers(
      line.tiers.map(({ minQty }) => ({ minQty, price: linePrice({ ...priced, quantity: minQty }).unit })),
    ),
    actualTotal: wireYuan(line.actualTotal),
    shareReduce: wireYuan(line.shareReduce),
    discountId: line.wantedDiscount ?? undefined,
    priceSteps: line.steps.map((step) => stepWire(step, locale)),
    priceNot: line.not.map((not) => notAppliedWire(not, locale)),
  }
}
