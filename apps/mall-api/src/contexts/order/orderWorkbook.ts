import type { Locale } from '@millwright/domain/locale'
import { EXPORT_LINES } from '@millwright/domain/constants'
import { isCommOf } from '@millwright/domain/order/commentTimes'
import { isPartlySent, orderDisplayState } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import type { CellObject } from 'write-excel-file/node'
import type { CallContext, ReadContext } from '../../core/call/call.ts'
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
  { key: 'shop', width: 24 },
  { key: 'model', width: 22 },
  { key: 'product', width: 40 },
  { key: 'properties', width: 24 },
  { key: 'quantity', width: 10 },
  { key: 'unit', width: 8 },
  { key: 'price', width: 12 },
  { key: 'amount', width: 14 },
  { key: 'freight', width: 10 },
  { key: 'total', width: 14 },
  { key: 'receiver', width: 14 },
  { key: 'remarks', width: 24 },
] as const

type Mine = Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number }
type Reader = Pick<ReadContext, 'db' | 'locale' | 'now'> & { user: number }

/**
 * Returns the orders of a search as a workbook, newest first, one row per line. Order totals appear on the first line
 * only, so columns can be summed. Cells are text, numbers or dates, so user input never becomes a formula.
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
  for await (const { orders, items } of batches(search, context)) {
    const rows = orders.flatMap((order) => {
      const own = items.get(order.orderNumber) ?? []
      const word = wordOf(order, own, now)
      return own.map((item, at) => rowOf(order, item, { first: at === 0, word }, locale))
    })
    yield rows.slice(0, left)
    left -= rows.length
    if (left < 0) {
      yield [[textCell(workbookWords[locale].more(EXPORT_LINES))]]
      return
    }
  }
}

type Batch = { orders: OrderRow[]; items: ReadonlyMap<string, readonly ItemRow[]> }

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
  const items = await itemsOf(
    context,
    orders.map(({ orderNumber }) => orderNumber),
  )
  return { found, orders, items }
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

function rowOf(
  order: OrderRow,
  item: ItemRow,
  { first, word }: { first: boolean; word: OrderDisplayState },
  locale: Locale,
): CellObject[] {
  const cells: Record<(typeof columns)[number]['key'], CellObject> = {
    orderNumber: textCell(order.orderNumber),
    poNumber: textCell(order.poNumber),
    status: textCell(workbookWords[locale].states[word]),
    created: dateCell(order.created),
    paid: dateCell(order.paidAt),
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
    freight: first ? yuanCell(order.freight) : {},
    total: first ? yuanCell(order.actualTotal) : {},
    receiver: textCell(order.address.receiver),
    remarks: first ? textCell(order.remarks) : {},
  }
  return columns.map(({ key }) => cells[key])
}
