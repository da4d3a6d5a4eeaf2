import type { Locale } from '@millwright/domain/locale'
import { EXPORT_LINES } from '@millwright/domain/constants'
import { isCommOf } from '@millwright/domain/order/commentTimes'
import { isPartlySent, orderDisplayState } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { mallDay } from '@millwright/domain/member/mallDay'
import { minus } from '@millwright/domain/money/money'
import type { Money } from '@millwright/domain/money/money'
import { splitTax } from '@millwright/domain/order/invoiceTax'
import { lineReturns, paidByLine } from '@millwright/domain/order/refundTerms'
import { payKindOf } from '@millwright/domain/payment/payKinds'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import type { CellObject } from 'write-excel-file/node'
import type { CallContext, ReadContext } from '../../core/call/call.ts'
import { accountChargesOf } from '../../core/credit/accountCharges.ts'
import type { AccountCharge } from '../../core/credit/accountCharges.ts'
import { boughtOf, refundsOf } from '../../core/order/refundRows.ts'
import type { RefundRow } from '../../core/order/refundRows.ts'
import { findOrders } from './findOrders.ts'
import { ordersInTurn } from './orderViews.ts'
import { itemsOf, lineStatus } from '../../core/order/orderItems.ts'
import type { OrderRow } from './orderViews.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import type { FoundOrder, OrderSearch } from './orderSearch.ts'
import { dateCell, textCell, yuanCell } from '../../core/wire/workbookCells.ts'
import { writeWorkbook } from '../../core/wire/writeWorkbook.ts'
import { workbookWords } from './workbookWords.ts'

/** The orders read at once: few, so that reading them into rows takes some milliseconds. */
const BATCH = 100

const columns = [
  { key: 'orderNumber', width: 25 },
  { key: 'poNumber', width: 16 },
  { key: 'status', width: 12 },
  { key: 'created', width: 17 },
  { key: 'paid', width: 17 },
  { key: 'payment', width: 24 },
  { key: 'shop', width: 24 },
  { key: 'model', width: 22 },
  { key: 'product', width: 40 },
  { key: 'properties', width: 24 },
  { key: 'quantity', width: 10 },
  { key: 'unit', width: 8 },
  { key: 'price', width: 12 },
  { key: 'amount', width: 14 },
  { key: 'discount', width: 14 },
  { key: 'net', width: 14 },
  { key: 'tax', width: 12 },
  { key: 'returned', width: 10 },
  { key: 'exchanged', width: 10 },
  { key: 'freight', width: 10 },
  { key: 'total', width: 14 },
  { key: 'points', width: 10 },
  { key: 'pointsReduce', width: 12 },
  { key: 'refunded', width: 12 },
  { key: 'left', width: 14 },
  { key: 'invoice', width: 24 },
  { key: 'receiver', width: 14 },
  { key: 'remarks', width: 24 },
] as const

type Mine = Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number }
type Reader = Pick<ReadContext, 'db' | 'locale' | 'now'> & { user: number }

/**
 * Returns the orders of a search as a workbook, newest first, one row per line. Order totals appear on the first line
 * only, so columns can be summed: what was paid for the lines and the freight add up to the orders' totals. Cells are text, numbers or dates, so user input never becomes a formula.
 */
export function orderWorkbook(search: OrderSearch, context: Mine): Promise<Uint8Array<ArrayBuffer>> {
  const words = workbookWords[context.locale]
  return writeWorkbook(
    { sheet: words.sheet, columns: columns.map(({ key, width }) => ({ title: words[key], width })) },
    rowsOf(search, context),
  )
}

/** Yields the rows in batches, at most `EXPORT_LINES`, and then a row that says that there are more. */
async function* rowsOf(search: OrderSearch, context: Mine): AsyncGenerator<CellObject[][]> {
  const { locale, now } = context
  let left = EXPORT_LINES
  for await (const { orders, items, refunds, charges } of batches(search, context)) {
    const rows = orders.flatMap((order) => {
      const own = items.get(order.orderNumber) ?? []
      const paid = paidByLine(boughtOf(order, own))
      const about = {
        word: wordOf(order, own, now),
        made: refunds.get(order.orderNumber) ?? [],
        charge: charges.get(order.orderNumber),
      }
      return own.map((item, at) => rowOf(order, item, { ...about, first: at === 0, paid: paid[at]! }, locale))
    })
    yield rows.slice(0, left)
    left -= rows.length
    if (left < 0) {
      yield [[textCell(workbookWords[locale].more(EXPORT_LINES))]]
      return
    }
  }
}

type Batch = {
  orders: OrderRow[]
  items: ReadonlyMap<string, readonly ItemRow[]>
  refunds: ReadonlyMap<string, readonly RefundRow[]>
  charges: ReadonlyMap<string, AccountCharge>
}

/**
 * Yields the orders in batches by keyset pagination, so orders placed meanwhile do not shift the pages. Each batch is a
 * read of its own, which holds no connection while the batch is written.
 */
async function* batches(search: OrderSearch, context: Mine): AsyncGenerator<Batch> {
  let before: FoundOrder | undefined
  do {
    const { found, ...batch } = await context.db.read((db) => readBatch(search, { ...context, db }, before))
    yield batch
    before = found.length === BATCH ? found.at(-1) : undefined
  } while (before)
}

async function readBatch(search: OrderSearch, context: Reader, before: FoundOrder | undefined) {
  const found = await findOrders(search, context, { most: BATCH, before })
  const orders = await ordersInTurn(context, found)
  const numbers = orders.map(({ orderNumber }) => orderNumber)
  const items = await itemsOf(context, numbers)
  const refunds = await refundsOf(context, numbers)
  const charges = await accountChargesOf(context, context.user, numbers)
  return { found, orders, items, refunds, charges }
}

/** Returns the status word that the order list shows. */
function wordOf(order: OrderRow, items: readonly ItemRow[], now: number): OrderDisplayState {
  const { status, closeType } = order
  return orderDisplayState({
    status,
    closeType: closeType ?? undefined,
    isComm: isCommOf(order, items, now),
    partly: isPartlySent(items.map((item) => ({ status: lineStatus(item) }))),
  })
}

type RowFacts = {
  first: boolean
  word: OrderDisplayState
  made: readonly RefundRow[]
  charge: AccountCharge | undefined
  /** The money paid for the line, with its share of all reductions of the order. */
  paid: Money
}

/** Returns how the order was paid, and by when an order on account must be paid. */
function paymentWord({ payType }: OrderRow, charge: AccountCharge | undefined, locale: Locale): string {
  const words = workbookWords[locale]
  if (charge && !charge.settled) return words.onAccount(mallDay(charge.dueDate - 1))
  const kind = payType === null ? undefined : payKindOf(payType)
  return kind ? words.kinds[kind] : ''
}

function rowOf(
  order: OrderRow,
  item: ItemRow,
  { first, word, made, charge, paid }: RowFacts,
  locale: Locale,
): CellObject[] {
  const { returned, exchanged } = lineReturns(String(item.orderItemId), made)
  const of = (cell: () => CellObject, shown = true) => (first && shown ? cell() : {})
  const cells: Record<(typeof columns)[number]['key'], CellObject> = {
    orderNumber: textCell(order.orderNumber),
    poNumber: textCell(order.poNumber),
    status: textCell(workbookWords[locale].states[word]),
    created: dateCell(order.created),
    paid: dateCell(order.paidAt),
    payment: textCell(paymentWord(order, charge, locale)),
    shop: textCell(order.shopName),
    model: textCell(item.partyCode),
    product: textCell(item.prodName[locale]),
    properties: textCell(
      readProperties(item.properties[locale])
        .map(({ value }) => value)
        .join(' · '),
    ),
    quantity: { value: item.quantity },
    unit: textCell(item.unit[locale]),
    price: yuanCell(item.price),
    amount: yuanCell(item.amount),
    discount: yuanCell(minus(paid, item.amount)),
    net: yuanCell(paid),
    tax: yuanCell(splitTax([paid]).tax),
    returned: returned ? { value: returned } : {},
    exchanged: exchanged ? { value: exchanged } : {},
    freight: of(() => yuanCell(order.freight)),
    total: of(() => yuanCell(order.actualTotal)),
    points: of(() => ({ value: order.points }), order.points > 0),
    pointsReduce: of(() => yuanCell(minus(0, order.pointsReduce)), order.points > 0),
    refunded: of(() => yuanCell(minus(0, order.refunded))),
    left: of(() => yuanCell(minus(order.actualTotal, order.refunded))),
    invoice: of(() => textCell(order.invoice?.invoiceNumber ?? '')),
    receiver: textCell(order.address.receiver),
    remarks: of(() => textCell(order.remarks)),
  }
  return columns.map(({ key }) => cells[key])
}
