import { linePrice } from './linePrice.ts'
import { priceSteps } from './price.ts'
import type { PricedSku, PriceTier } from './price.ts'

/**
 * Returns the price steps of a SKU for one buyer. At each step the member's price (`memberPercent`) applies if it is
 * the lowest.
 */
export function ownSteps(sku: PricedSku & { minOrderQty?: number }, memberPercent?: number): PriceTier[] {
  const steps = priceSteps(sku)
  if (memberPercent === undefined) return steps
  return steps.map(({ minQty }) => ({ minQty, price: linePrice({ ...sku, quantity: minQty, memberPercent }).unit }))
}
