import { leadingFirst } from '../../core/stock/stockSql.ts'
import { CHAT_TEXT_LIMIT, chatKinds } from '@millwright/domain/chat/chatMessage'
import { Refusal } from '../../core/call/call.ts'
import type { CallContext } from '../../core/call/call.ts'
import { say } from '../../core/messages/messages.ts'
import type { MessageKey, MessageValues } from '../../core/messages/messages.ts'
import { buyerPrices } from '../../core/price/buyerPrices.ts'
import { wireYuan } from '../../core/wire/wire.ts'
import type { ConversationKey } from './chatContext.ts'
import { idIn } from './idIn.ts'
import { ORDER, orderCard, orderNumberIn } from './orderCards.ts'

/** The stored part of a message. `clientId` is the sender's idempotency key. */
export type StoredMessageContent = { msgType: number; content: string; clientId: string | null }
export type Sent = { msgType: number; content: string; clientMsgId: string }

/**
 * Validates a buyer's message and returns the part to store: text has a limit, pictures must be the buyer's own, and
 * cards are built from the mall's data, whatever price and name the buyer sends. A product's card has the buyer's price
 * of the smallest order, as the product detail page has.
 */
export async function readSentMessage(
  context: Pick<CallContext, 'db' | 'locale' | 'now'>,
  { userId, shopId }: ConversationKey,
  { msgType, content, clientMsgId }: Sent,
): Promise<StoredMessageContent> {
  const refuse = (key: MessageKey, values?: MessageValues): never => {
    throw new Refusal('A00010', say(context.locale, key, values))
  }
  const kept = (text: string) => ({ msgType, content: text, clientId: clientMsgId })
  const known = async <T>(sql: string, params: (string | number)[], key: MessageKey) =>
    (await context.db.query<T>(sql, params))[0] ?? refuse(key)
  await known('select 1 from shop where shop_id = $1', [shopId], 'shopGone')
  switch (msgType) {
    case chatKinds.text: {
      const words =
        readMessageText(content) ?? refuse(content.trim() ? 'chatTooLong' : 'chatBlank', { limit: CHAT_TEXT_LIMIT })
      // The number of an own order of this shop becomes its card. Any other number stays text.
      const card = ORDER.test(words) && (await orderCard(context.db, { userId, shopId }, words))
      return card ? { msgType: chatKinds.order, content: card, clientId: clientMsgId } : kept(words)
    }
    case chatKinds.picture: {
      const id = /^files\/([\w-]{1,64})$/.exec(content)?.[1] ?? ''
      await known(
        `update upload set used = true where upload_id = $1 and user_id = $2 and kind = 'chat' and type like 'image/%' and not doomed returning 1`,
        [id, userId],
        'chatPictureGone',
      )
      return kept(content)
    }
    case chatKinds.product: {
      const id = idIn(content, 'prodId', /^\d{1,15}$/)
      const skuId = idIn(content, 'skuId', /^\d{1,15}$/, false)
      type Row = { prodId: number; skuId: number; prodName: string; model: string | null; pic: string; least: number }
      const row = await known<Row>(
        `select p.prod_id as "prodId", k.sku_id as "skuId", p.name->>$2 as "prodName", k.party_code as model, k.pic, k.least from product p
        join lateral (select sku_id, party_code, pic, min_order_qty as least from sku where sku.prod_id = p.prod_id and ($4::bigint = 0 or sku_id = $4::bigint)
          order by ${leadingFirst()} limit 1) k on true where p.prod_id = $1::bigint and p.shop_id = $3`,
        [id || '0', context.locale, shopId, skuId || '0'],
        'productGone',
      )
      const { prodId, prodName, model, pic, least } = row
      const prices = await buyerPrices(context, userId, [row.skuId])
      const price = prices(row.skuId, least)?.own ?? refuse('productGone')
      // The card of a SKU links to the SKU and starts with its model, as the product detail page does.
      const sized = skuId ? { skuId: row.skuId, prodName: model ? `${model} ${prodName}` : prodName } : { prodName }
      return kept(JSON.stringify({ prodId, ...sized, pic, price: wireYuan(price) }))
    }
    case chatKinds.order:
      return kept((await orderCard(context.db, { userId, shopId }, orderNumberIn(content))) ?? refuse('orderGone'))
    default:
      return refuse('chatKind')
  }
}

/** Returns the trimmed text, or undefined if it is empty or too long. */
export function readMessageText(content: string): string | undefined {
  const words = content.trim()
  return words && words.length <= CHAT_TEXT_LIMIT ? words : undefined
}
