import { divide, minus, sum, toCents } from '../money/money.ts'
import type { Money, MoneyInput } from '../money/money.ts'

/** The VAT of goods and of their delivery by the seller: 13 %, included in every price of the mall. */
export const VAT_RATE = '0.13'

/** The VAT of services, such as a membership: 6 %, included in their price. */
export const SERVICE_VAT_RATE = '0.06'

export type TaxSplit = { net: Money; tax: Money }

/**
 * Splits what was paid for an order as its invoice does: lines, freight, and the reductions of the whole order.
 */
export function splitOrderTax(order: { amounts: readonly Money[]; freight: MoneyInput; paid: MoneyInput }): TaxSplit {
  const { amounts, freight, paid } = order
  const parts = [...amounts, toCents(freight), minus(paid, sum([...amounts, freight]))]
  const { net, tax } = splitTax(parts.filter((part) => Number(part) !== 0))
  return { net, tax }
}

/**
 * Splits paid amounts into net and tax, each line to the cent (half up) and the sums from the lines, so that net and
 * tax add up exactly to the paid amounts. Amounts in yuan; discounts are negative.
 */
export function splitTax(amounts: readonly Money[], rate: string = VAT_RATE): { lines: TaxSplit[] } & TaxSplit {
  const divisor = sum(['1', rate])
  const lines = amounts.map((amount) => {
    const net = toCents(divide(amount, divisor))
    return { net, tax: minus(amount, net) }
  })
  return { lines, net: sum(lines.map(({ net }) => net)), tax: sum(lines.map(({ tax }) => tax)) }
}
