import { compareMoney, times, toCents } from './money.ts'
import type { Money } from './money.ts'

export type PriceTier = { minQty: number; price: Money }
export type PricedSku = { price: Money; priceTiers?: PriceTier[]; agreementPrice?: Money }

/** The unit price at a quantity: the best tier that the quantity reaches, and never above the buyer's agreement price. */
export function unitPrice(sku: PricedSku, quantity: number): Money {
  let best = sku.price
  for (const tier of sku.priceTiers ?? []) if (quantity >= tier.minQty && compareMoney(tier.price, best) < 0) best = tier.price
  if (sku.agreementPrice && compareMoney(sku.agreementPrice, best) < 0) best = sku.agreementPrice
  return best
}

export function lineTotal(sku: PricedSku, quantity: number): Money {
  return toCents(times(unitPrice(sku, quantity), quantity))
}
