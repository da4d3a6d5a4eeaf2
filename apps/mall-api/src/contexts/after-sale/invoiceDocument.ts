import { randomInt } from 'node:crypto'
import type { Locale } from '@millwright/domain/locale'
import { minus, money, sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import type { Invoice } from '@millwright/domain/order/invoice'
import { splitTax } from '@millwright/domain/order/invoiceTax'
import { writeServerTime } from '@millwright/domain/time'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

type Both = Record<Locale, string>

export type InvoiceLine = {
  kind: 'item' | 'freight' | 'discount' | 'refund'
  orderNumber: string
  name?: Both
  model?: string
  unit?: Both
  quantity?: number
  /** The unit price, tax included. */
  price?: Money
  /** The amount charged, tax included. Discounts and refunds are negative. */
  amount: Money
  net: Money
  tax: Money
}

/** The full content of an invoice at the time it was issued. The PDF is made from this document alone. */
export type InvoiceDocument = {
  number: string
  formerNumber?: string
  issuedAt: number
  buyer: Invoice
  seller: { name: Both; creditCode: string; address: Both }
  orderNumbers: string[]
  /** The buyer's own numbers of these orders. Absent in documents of former versions. */
  poNumbers?: string[]
  lines: InvoiceLine[]
  net: Money
  tax: Money
  total: Money
}

type OrderRow = { orderNumber: string; freight: string; actualTotal: string; refunded: string }
type ItemRow = Pick<InvoiceLine, 'orderNumber' | 'name' | 'model' | 'unit' | 'quantity'> & {
  price: Money
  amount: Money
}

/**
 * Returns the lines of paid orders: goods, freight, discounts and refunds. They add up to the amount paid less refunds.
 */
export async function invoiceLines(db: Db, orderNumbers: readonly string[]) {
  const numbers = [arrayText(orderNumbers)]
  const orders = await db.query<OrderRow>(
    `select order_number as "orderNumber", freight, actual_total as "actualTotal", refunded from orders
    where order_number = any($1::text::text[]) order by order_number`,
    numbers,
  )
  const items = await db.query<ItemRow>(
    `select order_number as "orderNumber", prod_name as name, party_code as model, unit, quantity, price, amount from order_item
    where order_number = any($1::text::text[]) order by order_number, seq`,
    numbers,
  )
  const plain: Omit<InvoiceLine, 'net' | 'tax'>[] = orders.flatMap(
    ({ orderNumber, freight, actualTotal, refunded }) => {
      const own = items.filter((item) => item.orderNumber === orderNumber)
      const before = sum([...own.map(({ amount }) => amount), freight])
      const off = minus(actualTotal, before)
      return [
        ...own.map((item) => ({ kind: 'item' as const, ...item })),
        ...rest('freight', orderNumber, money(freight)),
        ...rest('discount', orderNumber, off),
        ...rest('refund', orderNumber, minus(0, refunded)),
      ]
    },
  )
  const { lines, net, tax } = splitTax(plain.map(({ amount }) => amount))
  return {
    lines: plain.map((line, at): InvoiceLine => ({ ...line, ...lines[at]! })),
    net,
    tax,
    total: sum([net, tax]),
  }
}

function rest(kind: InvoiceLine['kind'], orderNumber: string, amount: Money) {
  return Number(amount) === 0 ? [] : [{ kind, orderNumber, amount }]
}

/**
 * Returns a 20-digit number in the tax bureau's e-invoice format: year, region, and random digits that cannot be
 * guessed.
 */
export function invoiceNumberAt(now: number): string {
  return `${writeServerTime(now).slice(2, 4)}312${String(randomInt(10 ** 9)).padStart(9, '0')}${String(randomInt(10 ** 6)).padStart(6, '0')}`
}
