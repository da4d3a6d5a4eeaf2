import { leadingFirst, totalStocks } from '../../core/stock/stockSql.ts'
import { chatKinds } from '@millwright/domain/chat/chatMessage'
import { serviceAt, serviceHours } from '@millwright/domain/chat/serviceHours'
import { wireDate } from '../../core/wire/wire.ts'
import { queryOne } from '../../db/db.ts'
import { say } from '../../core/messages/messages.ts'
import type { ChatContext } from './chatContext.ts'
import type { StoredMessageContent } from './messageContent.ts'

/** Milliseconds within which a greeting is not repeated. Questions about a product or an order always get a reply. */
const GREETED = 30 * 60_000

/**
 * Returns the shop's automatic reply while nobody of the shop is online: the stock of a product, a note on an order, or
 * a greeting.
 */
export async function autoReply(
  { db, now, locale }: ChatContext,
  shopId: number,
  answered: number,
  { msgType, content }: StoredMessageContent,
): Promise<Omit<StoredMessageContent, 'clientId'> | undefined> {
  const answer = (text: string) => ({ msgType: chatKinds.text, content: text })
  if (msgType === chatKinds.product) {
    type Card = { prodId: number; skuId?: number; prodName: string; price: number }
    const { prodId, skuId = 0, prodName: name, price }: Card = JSON.parse(content)
    const { stock, days } = await queryOne<{ stock: number; days: number }>(
      db,
      `select ${totalStocks} as stock, (array_agg(lead_days order by ${leadingFirst()}))[1] as days from sku where prod_id = $1 and ($2::bigint = 0 or sku_id = $2::bigint)`,
      [prodId, skuId],
    )
    if (stock === 0) return answer(say(locale, 'chatNoStock', { name, price: price.toFixed(2) }))
    return answer(
      say(locale, 'chatStock', {
        name,
        stock: stock < 0 ? say(locale, 'chatEnough') : stock,
        price: price.toFixed(2),
        days: Math.max(1, days),
      }),
    )
  }
  if (msgType === chatKinds.order)
    return answer(say(locale, 'chatOrder', { number: (JSON.parse(content) as { orderNumber: string }).orderNumber }))
  if (now - answered < GREETED) return undefined
  const { shop } = await queryOne<{ shop: string }>(db, 'select name->>$2 as shop from shop where shop_id = $1', [
    shopId,
    locale,
  ])
  const service = serviceAt(now)
  if (service.open) return answer(say(locale, 'chatGreeting', { shop }))
  const { from, to } = serviceHours
  return answer(say(locale, 'chatGreetingClosed', { shop, from, to, opens: wireDate(service.opens).slice(5, 16) }))
}
