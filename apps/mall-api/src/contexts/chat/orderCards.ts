import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { runningStates } from '@millwright/domain/order/refundMachine'
import { arrayText } from '../../db/db.ts'
import type { ReadDb } from '../../db/db.ts'
import { wireDate, wireYuan } from '../../core/wire/wire.ts'
import type { ConversationKey } from './chatContext.ts'
import { idIn } from './idIn.ts'

export const ORDER = /^[\w-]{1,64}$/

/** Returns the order number of a card or a plain number, or an empty text. */
export const orderNumberIn = (content: string) => idIn(content, 'orderNumber', ORDER)

/**
 * Returns the cards of the buyer's own orders of the shop, by number: total, first goods, and the present state of the
 * order and of its refunds.
 */
async function orderCards(
  db: ReadDb,
  { userId, shopId }: ConversationKey,
  numbers: readonly string[],
): Promise<Map<string, string>> {
  type Row = {
    orderNumber: string
    actualTotal: string
    status: number
    closeType: number | null
    partly: boolean
    refunded: string
    refundRunning: boolean
    pic: string
    createTime: number
  }
  const rows = await db.query<Row>(
    `select order_number as "orderNumber", actual_total as "actualTotal", status, close_type as "closeType", refunded, created as "createTime",
      exists (select 1 from order_item i where i.order_number = o.order_number and i.shipped > 0) as partly,
      exists (select 1 from refund r where r.order_number = o.order_number and r.state = any($4::text::text[])) as "refundRunning",
      (select pic from order_item i where i.order_number = o.order_number order by seq limit 1) as pic
    from orders o where order_number = any($1::text::text[]) and user_id = $2 and shop_id = $3`,
    [arrayText(numbers), userId, shopId, arrayText(runningStates)],
  )
  return new Map(
    rows.map(({ actualTotal, createTime, closeType, partly, refunded, refundRunning, ...row }) => [
      row.orderNumber,
      JSON.stringify({
        ...row,
        actualTotal: wireYuan(actualTotal),
        createTime: wireDate(createTime),
        ...(closeType !== null && { closeType }),
        ...(partly && { partly }),
        ...(Number(refunded) > 0 && { refunded: wireYuan(refunded) }),
        ...(refundRunning && { refundRunning }),
      }),
    ]),
  )
}

/** Returns the card of one order, or undefined if the buyer has no such order of the shop. */
export async function orderCard(
  db: ReadDb,
  conversation: ConversationKey,
  number: string,
): Promise<string | undefined> {
  return (await orderCards(db, conversation, [number])).get(number)
}

/** Returns the messages with the orders of their cards as they are now. An order that is gone keeps its card. */
export async function withPresentOrders<M extends { msgType: number | string; content: string }>(
  db: ReadDb,
  conversation: ConversationKey,
  messages: readonly M[],
): Promise<M[]> {
  const numberOf = ({ msgType, content }: M) => (Number(msgType) === chatKinds.order ? orderNumberIn(content) : '')
  const numbers = [...new Set(messages.map(numberOf))].filter(Boolean)
  if (!numbers.length) return [...messages]
  const cards = await orderCards(db, conversation, numbers)
  return messages.map((message) => ({ ...message, content: cards.get(numberOf(message)) ?? message.content }))
}
