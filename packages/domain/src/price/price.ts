import type { Money } from '../money/money.ts'
import { bestUnit } from './bestUnit.ts'
import { amountOf, lineCents } from './cents.ts'

export type PriceTier = { minQty: number; price: Money }
export type PricedSku = {
  price: Money
  priceTiers?: PriceTier[] | undefined
  agreementPrice?: Money | undefined
  /** From how many pieces on the agreed price holds. */
  agreementMinQty?: number | undefined
  /** What a shop quoted this buyer for these pieces. */
  quotePrice?: Money | undefined
}

/**
 * The unit price at a quantity: the best tier that the quantity reaches, and never above what was agreed with the
 * buyer, where the quantity reaches that, or quoted. What a line costs (`linePrice`) without a member's share.
 */
export function unitPrice(sku: PricedSku, quantity: number): Money {
  return bestUnit(sku, quantity).unit
}

export function lineTotal(sku: PricedSku, quantity: number): Money {
  return amountOf(lineCents(unitPrice(sku, quantity), quantity))
}

/**
 * The unit price from each quantity on, cheapest last: what a buyer may choose among. Quantities that change nothing
 * are left out.
 */
export function priceSteps(sku: PricedSku & { minOrderQty?: number }): PriceTier[] {
  const first = sku.minOrderQty ?? 1
  const changes = [...(sku.priceTiers ?? []).map(({ minQty }) => minQty), sku.agreementMinQty ?? 1]
  const bounds = [...new Set([first, ...changes.map((minQty) => Math.max(minQty, first))])].sort((a, b) => a - b)
  const steps = bounds.map((minQty) => ({ minQty, price: unitPrice(sku, minQty) }))
  return steps.filter((step, index) => step.price !== steps[index - 1]?.price)
}

/** The step that a quantity has reached; the first for a quantity below all. */
export function stepAt(steps: readonly PriceTier[], quantity: number): PriceTier | undefined {
  return steps.findLast(({ minQty }) => quantity >= minQty) ?? steps[0]
}
