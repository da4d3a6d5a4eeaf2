import { randomInt } from 'node:crypto'
import type { Locale } from '@millwright/domain/locale'
import { minus, money, sum } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import type { Invoice } from '@millwright/domain/order/invoice'
import { SERVICE_VAT_RATE, splitTax } from '@millwright/domain/order/invoiceTax'
import { writeServerTime } from '@millwright/domain/time'
import { arrayText } from '../../db/db.ts'
import type { Db } from '../../db/db.ts'

type Both = Record<Locale, string>

export type InvoiceLine = {
  kind: 'item' | 'freight' | 'discount' | 'refund'
  orderNumber: string
  name?: Both
  model?: string
  /** The buyer's own number. */
  articleNumber?: string | null
  unit?: Both
  quantity?: number
  /** The unit price, tax included. */
  price?: Money
  /** The amount charged, tax included. Discounts and refunds are negative. */
  amount: Money
  /** The tax rate, such as `0.06`. Absent for goods, and in documents of former versions. */
  rate?: string
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
type ItemRow = Pick<InvoiceLine, 'orderNumber' | 'name' | 'model' | 'articleNumber' | 'unit' | 'quantity'> & {
  price: Money
  amount: Money
}

/**
 * Returns the lines of paid orders: goods, freight, discounts and refunds. They add up to the amount paid less refunds.
 * A membership is one line, with the tax of services.
 */
export async function invoiceLines(db: Db, orderNumbers: readonly string[]) {
  const numbers = [arrayText(orderNumbers)]
  const orders = await db.query<OrderRow>(
    `select order_number as "orderNumber", freight, actual_total as "actualTotal", refunded from orders
    where order_number = any($1::text::text[]) order by order_number`,
    numbers,
  )
  const items = await db.query<ItemRow>(
    `select order_number as "orderNumber", prod_name as name, party_code as model, article_number as "articleNumber", unit, quantity, price, amount from order_item
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
  const { lines } = splitTax(plain.map(({ amount }) => amount))
  const goods = plain.map((line, at): InvoiceLine => ({ ...line, ...lines[at]! }))
  const all = [...goods, ...(await membershipLines(db, numbers))]
  const [net, tax] = [sum(all.map((line) => line.net)), sum(all.map((line) => line.tax))]
  return { lines: all, net, tax, total: sum([net, tax]) }
}

async function membershipLines(db: Db, numbers: readonly string[]): Promise<InvoiceLine[]> {
  const fees = await db.query<{ orderNumber: string; name: Both; amount: Money }>(
    `select pay_number as "orderNumber", title as name, amount from member_payment
    where pay_number = any($1::text::text[]) and not to_balance order by pay_number`,
    [...numbers],
  )
  const { lines } = splitTax(
    fees.map(({ amount }) => money(amount)),
    SERVICE_VAT_RATE,
  )
  return fees.map(({ orderNumber, name, amount }, at) => ({
    kind: 'item',
    orderNumber,
    name,
    quantity: 1,
    price: money(amount),
    amount: money(amount),
    rate: SERVICE_VAT_RATE,
    ...lines[at]!,
  }))
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
