import { divide, minus, sum, toCents } from '../money/money.ts'
import type { Money } from '../money/money.ts'

/** Goods and their carriage by the seller: 13 %, included in every price of the mall. */
export const VAT_RATE = '0.13'

export type TaxSplit = { net: Money; tax: Money }

/**
 * Takes the tax out of what was paid, each line to the cent (half up) and the sums from the lines, so that net and tax
 * of every line and of all together are exactly what was paid. Amounts in yuan; discounts are negative.
 */
export function splitTax(amounts: readonly Money[], rate: string = VAT_RATE): { lines: TaxSplit[] } & TaxSplit {
  const divisor = sum(['1', rate])
  const lines = amounts.map((amount) => {
    const net = toCents(divide(amount, divisor))
    return { net, tax: minus(amount, net) }
  })
  return { lines, net: sum(lines.map(({ net }) => net)), tax: sum(lines.map(({ tax }) => tax)) }
}
