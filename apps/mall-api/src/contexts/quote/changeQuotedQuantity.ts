import { linesOf } from '../../core/price/lines.ts'
import type { CallContext } from '../../core/call/call.ts'

type Problem = { problem: 'quoteMost' | 'tooFew'; bound: number }

/** Changes the quantity of a quoted cart line, up to what the quote has left. */
export async function changeQuotedQuantity(
  context: Pick<CallContext, 'db' | 'now'>,
  user: number,
  basketId: number,
  quantity: number,
): Promise<Problem | { kept: true }> {
  const [line] = await linesOf(context, user, { basketIds: [basketId] })
  const left = line?.quote?.left ?? 0
  if (quantity < 1) return { problem: 'tooFew', bound: 1 }
  if (quantity > left && quantity > (line?.quantity ?? 0)) return { problem: 'quoteMost', bound: left }
  await context.db.query('update basket set quantity = $3 where user_id = $1 and basket_id = $2', [
    user,
    basketId,
    quantity,
  ])
  return { kept: true }
}
