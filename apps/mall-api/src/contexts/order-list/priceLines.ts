import type { WireOf } from '@millwright/contract/contract'
import type { CallContext } from '../../core/call/call.ts'
import { priceOrder } from '../quick-order/priceOrder.ts'

type Priced = NonNullable<WireOf<'priceOrderLines'>>
type Context = Pick<CallContext, 'db' | 'now' | 'locale'> & { user: number }
/** A line that can be ordered, by its position in the list. */
export type Wanted = { at: number; skuId: number; pieces: number }

const nothing = { shops: [], total: 0, reduce: 0, freight: 0, actualTotal: 0 }

/** Prices lines as the quick order and the cart do. Returns the offers by position, and the sums. */
export async function priceLines(context: Context, wanted: readonly Wanted[]) {
  if (!wanted.length) return { offers: new Map<number, NonNullable<Priced['lines']>[number]>(), sums: nothing }
  const { lines, shops, total, reduce, freight, actualTotal } = await priceOrder(context, context.user, {
    lines: wanted.map(({ skuId, pieces }) => ({ skuId, quantity: pieces, keep: 1 })),
    plans: 0,
  })
  return {
    offers: new Map((lines ?? []).map((line) => [wanted[Number(line.index)]!.at, line])),
    sums: { shops, total, reduce, freight, actualTotal },
  }
}
