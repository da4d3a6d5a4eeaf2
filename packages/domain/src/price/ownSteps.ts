import { linePrice } from './linePrice.ts'
import { priceSteps } from './price.ts'
import type { PricedSku, PriceTier } from './price.ts'

/** The unit price from each quantity on as this buyer pays it, `memberPercent` of it where that is lower than any other. */
export function ownSteps(sku: PricedSku & { minOrderQty?: number }, memberPercent?: number): PriceTier[] {
  const steps = priceSteps(sku)
  if (memberPercent === undefined) return steps
  return steps.map(({ minQty }) => ({ minQty, price: linePrice({ ...sku, quantity: minQty, memberPercent }).unit }))
}
