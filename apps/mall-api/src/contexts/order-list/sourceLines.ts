import type { ParsedOf } from '@millwright/contract/contract'
import { ORDER_LIST_LINE_NOTE_LENGTH, ORDER_LIST_WRITTEN_LENGTH } from '@millwright/domain/order-list/limits'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { mostBoughtOf } from '../../core/order/mostBought.ts'
import { readBuyersList } from '../quick-order/readList.ts'

type Context = Pick<CallContext, 'db' | 'locale' | 'finder' | 'say' | 'now'> & { user: number }
type Source = Pick<ParsedOf<'createOrderList'>, 'lines' | 'cart' | 'orderNumber' | 'bought' | 'text'>
/** A line to save. Without a SKU it has a text. */
export type NewLine = { skuId?: number | undefined; written: string; level: number; quantity: number; note: string }

/** Returns the lines of all sources of a call, in the order: given lines, cart, order, parts bought most, text. */
export async function sourceLines(
  context: Context,
  { lines, cart, orderNumber, bought, text }: Source,
): Promise<NewLine[]> {
  return [
    ...lines.map(({ skuId, written = '', ...line }) => ({
      ...line,
      written,
      ...(skuId !== undefined && { skuId: Number(skuId) }),
    })),
    ...(cart ? await cartLines(context) : []),
    ...(orderNumber ? await orderLines(context, orderNumber) : []),
    ...(bought ? (await mostBoughtOf(context.db, context.user, context.now)).map(plainLine) : []),
    ...(text?.trim() ? await textLines(context, text) : []),
  ]
}

type Goods = { skuId: number; quantity: number }
const plainLine = ({ skuId, quantity }: Goods): NewLine => ({ skuId, quantity, written: '', level: 1, note: '' })

/** Returns the ticked lines of the cart, or all lines if none is ticked. */
async function cartLines({ db, user }: Context): Promise<NewLine[]> {
  const rows = await db.query<Goods>(
    `select b.sku_id as "skuId", sum(b.quantity)::int as quantity from basket b where b.user_id = $1
      and (b.checked or not exists (select 1 from basket c where c.user_id = $1 and c.checked))
    group by b.sku_id order by min(b.basket_id)`,
    [user],
  )
  return rows.map(plainLine)
}

async function orderLines({ db, user, say }: Context, orderNumber: string): Promise<NewLine[]> {
  const rows = await db.query<Goods>(
    `select i.sku_id as "skuId", sum(i.quantity)::int as quantity from orders o join order_item i using (order_number)
    where o.user_id = $1 and o.order_number = $2 group by i.sku_id order by min(i.seq)`,
    [user, orderNumber],
  )
  if (!rows.length) throw new Refusal('A03000', say('orderGone'))
  return rows.map(plainLine)
}

/** Reads a text as the quick order does. Only a sure match becomes a part; the others stay as text. */
export async function textLines(context: Context, text: string): Promise<NewLine[]> {
  const read = await readBuyersList(context, text)
  return read.map(({ raw, state, candidates, quantity, note }) => ({
    skuId: state === 'sure' ? Number(candidates![0]!.skuId) : undefined,
    written: raw.slice(0, ORDER_LIST_WRITTEN_LENGTH),
    level: 1,
    quantity: Number(quantity ?? 1),
    note: (note ?? '').slice(0, ORDER_LIST_LINE_NOTE_LENGTH),
  }))
}
