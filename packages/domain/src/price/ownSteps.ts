import { linePrice } from './linePrice.ts'
import { priceSteps } from './price.ts'
import type { PricedSku, PriceTier } from './price.ts'

/**
 * Returns this buyer's unit price from each quantity on. `memberPercent` of a price applies where that is the lowest.
 */
export function ownSteps(sku: PricedSku & { minOrderQty?: number }, memberPercent?: number): PriceTier[] {
  const steps = priceSteps(sku)
  if (memberPercent === undefined) return steps
  return steps.map(({ minQty }) => ({ minQty, price: linePrice({ ...sku, quantity: minQty, memberPercent }).unit }))
}
