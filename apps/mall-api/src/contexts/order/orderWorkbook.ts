import type { Locale } from '@millwright/domain/locale'
import { EXPORT_LINES } from '@millwright/domain/constants'
import { isCommOf } from '@millwright/domain/order/commentTimes'
import { isPartlySent, orderDisplayState } from '@millwright/domain/order/orderStatus'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import writeWorkbook from 'write-excel-file/node'
import type { CellObject } from 'write-excel-file/node'
import type { CallContext } from '../../core/call/call.ts'
import { orderColumns } from './orderViews.ts'
import { itemsOf, lineStatus } from '../../core/order/orderItems.ts'
import type { OrderRow } from './orderViews.ts'
import type { ItemRow } from '../../core/order/orderItems.ts'
import { orderSearch } from './orderSearch.ts'
import type { OrderSearch } from './orderSearch.ts'
import { dateCell, textCell, yuanCell } from '../../core/wire/workbookCells.ts'
import { workbookWords } from './workbookWords.ts'

const SLICE = 500

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

/**
 * Returns the orders of a search as a workbook, newest first, one row per line. Order totals appear on the first line
 * only, so columns can be summed. Cells are typed as text, number or date, so user input never becomes a formula.
 */
export async function orderWorkbook(
  search: OrderSearch,
  context: Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number },
): Promise<Uint8Array<ArrayBuffer>> {
  const { locale } = context
  const words = workbookWords[locale]
  const rows: CellObject[][] = []
  for await (const slice of slices(search, context)) {
    const items = await itemsOf(
      context,
      slice.map(({ orderNumber }) => orderNumber),
    )
    for (const order of slice) {
      const own = items.get(order.orderNumber) ?? []
      const word = wordOf(order, own, context.now)
      for (const [at, item] of own.entries()) rows.push(rowOf(order, item, { first: at === 0, word }, locale))
    }
    if (rows.length > EXPORT_LINES) break
  }
  const more = rows.length > EXPORT_LINES
  const head = columns.map(({ key }): CellObject => ({
    value: words[key],
    fontWeight: 'bold',
    backgroundColor: '#eef2f5',
  }))
  const data = [head, ...rows.slice(0, EXPORT_LINES), ...(more ? [[textCell(words.more(EXPORT_LINES))]] : [])]
  const bytes = await writeWorkbook(data, {
    sheet: words.sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
    dateFormat: 'yyyy-mm-dd hh:mm',
  }).toBuffer()
  return Uint8Array.from(bytes)
}

/** Yields the orders in slices by keyset pagination, so orders placed meanwhile do not shift the pages. */
async function* slices(search: OrderSearch, context: Pick<CallContext, 'db' | 'locale' | 'now'> & { user: number }) {
  let last: OrderRow | undefined
  do {
    const { where, params, $ } = orderSearch(search, context)
    const after: string = last
      ? `and (o.created, o.order_number) < (${$(last.created)}::bigint, ${$(last.orderNumber)}::text)`
      : ''
    const slice = await context.db.query<OrderRow>(
      `select ${orderColumns} from orders o join shop s using (shop_id) where ${where} ${after}
      order by o.created desc, o.order_number desc limit ${SLICE}`,
      params,
    )
    yield slice
    last = slice.length === SLICE ? slice.at(-1) : undefined
  } while (last)
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
    quantity: { value: item.quantity, type: Number },
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
