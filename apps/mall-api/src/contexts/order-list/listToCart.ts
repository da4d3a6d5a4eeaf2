import type { ParsedOf, WireOf } from '@millwright/contract/contract'
import { QUANTITY_LIMIT } from '@millwright/domain/constants'
import type { CallContext } from '../../core/call/call.ts'
import { addEach } from '../cart/handlers.ts'
import { listOf } from './listRows.ts'
import { moveIfDue } from './repeatLists.ts'
import { lineRowsOf } from './lineRows.ts'
import { priceStandings } from './showList.ts'

type Fail = NonNullable<NonNullable<WireOf<'orderListToCart'>>['failList']>[number]

/**
 * Adds the lines of a list to the cart, each in whole packs, by the rules of the cart. Lines fail independently. Prices
 * of added lines count as seen, and a due list moves to its next day.
 */
export async function listToCart(
  context: CallContext & { user: number },
  { listId, assemblies }: ParsedOf<'orderListToCart'>,
): Promise<{ added: number; failList: Fail[] }> {
  const { db, say, locale } = context
  const list = await listOf(context, db, listId)
  const rows = await lineRowsOf(db, list.listId, locale)
  const { standings, offers, offersOfOne } = await priceStandings(context, rows, assemblies)
  const reasons = {
    gone: say('productGone'),
    unmatched: say('orderListUnmatched'),
    tooMany: say('overLimit', { bound: QUANTITY_LIMIT }),
  }
  const items = standings.flatMap(({ row, at }) => {
    const offer = offers.get(at)
    if (!offer) return []
    const { prodId, skuId, orderQuantity } = offer
    return [{ lineId: row.lineId, prodId, skuId, count: Number(orderQuantity) }]
  })
  const answers = items.length ? await addEach(context, items) : []
  const done = new Map(items.map(({ lineId }, at) => [lineId, answers[at]!]))
  const failList = standings.flatMap(({ row, state }): Fail[] => {
    if (state === 'assembly') return []
    const answer = done.get(row.lineId)
    if (answer?.added) return []
    const reason = state === 'offered' ? (answer?.message ?? reasons.gone) : reasons[state]
    return [{ lineId: row.lineId, partyCode: row.partyCode ?? row.written, reason }]
  })
  const added = answers.filter((answer) => answer.added).length
  if (added) {
    await db.tx(async (tx) => {
      const now = await listOf(context, tx, listId, { lock: true })
      const seen = standings.flatMap(({ row, at }) =>
        done.get(row.lineId)?.added && offersOfOne.has(at)
          ? [{ id: row.lineId, price: offersOfOne.get(at)!.price }]
          : [],
      )
      await tx.query(
        `update order_list_line n set price_seen = s.price from jsonb_to_recordset($2::text::jsonb) as s (id bigint, price numeric)
        where n.list_id = $1 and n.line_id = s.id`,
        [list.listId, JSON.stringify(seen)],
      )
      await moveIfDue(tx, context, now)
    })
  }
  return { added, failList }
}
