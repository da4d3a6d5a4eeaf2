import type { Money } from '../money/money.ts'
import { bestUnit } from './bestUnit.ts'
import { moneyOfCents, lineCents } from './cents.ts'

export type PriceTier = { minQty: number; price: Money }
export type PricedSku = {
  price: Money
  priceTiers?: PriceTier[] | undefined
  agreementPrice?: Money | undefined
  agreementMinQty?: number | undefined
  /** The price that a shop quoted this buyer for these pieces. */
  quotePrice?: Money | undefined
  /** The percentage that a member pays: 95 is 5 % off. */
  memberPercent?: number | undefined
}

/**
 * Returns the unit price at a quantity: the lowest of the reached tier, the agreed price from its minimum quantity, the
 * quoted price, and the member's price if the SKU names the member's percentage.
 */
export function unitPrice(sku: PricedSku, quantity: number): Money {
  return bestUnit(sku, quantity).unit
}

export function lineTotal(sku: PricedSku, quantity: number): Money {
  return moneyOfCents(lineCents(unitPrice(sku, quantity), quantity))
}

/**
 * Returns the price steps of a SKU, cheapest last: each quantity at which the unit price changes, with the price from
 * that quantity on.
 */
export function priceSteps(sku: PricedSku & { minOrderQty?: number }): PriceTier[] {
  const first = sku.minOrderQty ?? 1
  const changes = [...(sku.priceTiers ?? []).map(({ minQty }) => minQty), sku.agreementMinQty ?? 1]
  const bounds = [...new Set([first, ...changes.map((minQty) => Math.max(minQty, first))])].sort((a, b) => a - b)
  const steps = bounds.map((minQty) => ({ minQty, price: unitPrice(sku, minQty) }))
  return steps.filter((step, index) => step.price !== steps[index - 1]?.price)
}

/** Returns the step that a quantity reaches, or the first step for a smaller quantity. */
export function stepAt(steps: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return steps.findLast(({ minQty }) => quantity >= minQty) ?? steps[0]
}
