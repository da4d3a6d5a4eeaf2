import { ownPriceOf } from '../../loading/agreedPrices.ts'
import type { Client } from '@millwright/contract/contract'
import type { ChatBody } from '@millwright/domain/chat/chatMessage'
import { readChatBody, chatKinds } from '@millwright/domain/chat/chatMessage'
import { serviceAt } from '@millwright/domain/chat/serviceHours'
import { lastContiguous, openConversation, readWire } from '@millwright/domain/chat/chatConversation'
import type { WireMessage } from '@millwright/domain/chat/chatConversation'
import { detailName } from '../../catalogue/Detail/detailName.ts'
import { refusalOf } from '../../loader.ts'
import type { LoaderContext, Head, Loader } from '../../loader.ts'
import { id, orderNumber } from '../../searchParams.ts'
import type { Param } from '../../searchParams.ts'

export type ChatListEntry = {
  shopId: string
  shopName: string
  shopImg?: string
  unread: number
  online: boolean
  time?: number
  last?: ChatBody
  lastFrom?: 'me' | 'them' | 'system'
}

/** The product or order that the buyer came from and can send: its wire form and its display. */
export type ChatOffer = { intent: 'product' | 'order'; id: string; msgType: number; content: string; body: ChatBody }

/** Whether the shop answers: at once, later within its hours, or from a later time on. */
export type ChatPresence = { state: 'online' } | { state: 'hours' } | { state: 'closed'; opens: number }

export type ChatRoom = {
  shopId: string
  shopName: string
  shopImg?: string
  online: boolean
  /** The presence of the shop while nobody of it is online. */
  away: ChatPresence
  messages: WireMessage[]
  /** `more`: earlier messages exist. `later`: later ones exist, since an earlier page is shown. */
  more: boolean
  later: boolean
  read: number
  peerRead: number
  /** The first unread message. */
  unreadFrom?: string
  offer?: ChatOffer
  /** The id of the next plain form message (idempotency key): a form sent twice is stored once. */
  formId: string
}

export type ChatData = {
  head: Head
  now: number
  me: { userId: string; name: string; picture?: string }
  conversations: ChatListEntry[]
  /** The open conversation. */
  room?: ChatRoom
}

const PAGE = 30

/** A position in a conversation, from 1. */
const place: Param<number> = (value) => (/^\d{1,15}$/.test(value) ? Number(value) : undefined)

export const searchParams = { sid: id, prodId: id, sku: id, orderNumber, before: place, after: place }
type ChatAt = LoaderContext<typeof searchParams>

/**
 * Loads the chat. `?sid=` opens a shop's conversation, with the product of `&prodId=` (and its `&sku=`) or the order of
 * `&orderNumber=` to send. `&before=` and `&after=` select another part of it.
 */
export const load: Loader<ChatData, typeof searchParams> = async (api, context) => {
  const offered = offerOf(api, context)
  const { sid } = context.query
  const opened = sid ? roomOf(api, context, sid) : offered.then((offer) => offer && roomOf(api, context, offer.shopId))
  const [user, offer, conversations, room] = await Promise.all([context.user, offered, api.chatConversations(), opened])
  const listed =
    room && !conversations.some((talk) => talk.shopId === room.shopId) ? [room.talk, ...conversations] : conversations
  return {
    head: { title: { namespace: 'chat', key: 'title' }, noindex: true },
    now: context.now,
    me: { userId: user?.userId ?? '', name: user?.nickName ?? '', picture: user?.pic },
    conversations: listed.map(({ shopName, shopImg, unread, online = false, last, ...talk }) => {
      const message = last && readWire(last)
      return {
        shopId: talk.shopId,
        shopName,
        shopImg,
        unread,
        online,
        time: message?.time,
        last: message?.body,
        lastFrom: message?.from,
      }
    }),
    room: room && { ...withoutTalk(room), offer: offer && offer.shopId === room.shopId ? offer.what : undefined },
  }
}

async function roomOf(api: Client, { query: { before, after }, now }: Pick<ChatAt, 'query' | 'now'>, shopId: string) {
  try {
    const [talk, { messages, more }] = await Promise.all([
      api.chatChannel({ shopId }),
      api.chatMessages({ shopId, before, after: before === undefined ? after : undefined, size: PAGE }),
    ])
    const last = lastContiguous(openConversation({ shopId, messages: wire(messages), more, peerRead: 0, read: 0 }))
    const unread = messages.find(({ seq, sender }) => seq > talk.readSeq && sender !== 0)
    return {
      talk,
      shopId,
      shopName: talk.shopName,
      shopImg: talk.shopImg,
      online: talk.online ?? false,
      away: presenceAt(now),
      messages: wire(messages),
      more: after === undefined || before !== undefined ? more : false,
      later: after !== undefined && before === undefined ? more : last < talk.lastSeq,
      read: talk.readSeq,
      peerRead: talk.peerReadSeq,
      unreadFrom: unread && readWire(unread)?.id,
      formId: crypto.randomUUID(),
    }
  } catch (error) {
    // An unknown shop shows only the list.
    if (refusalOf(error)) return undefined
    throw error
  }
}

/** Returns the presence of a shop of which nobody is online. */
function presenceAt(now: number): ChatPresence {
  const service = serviceAt(now)
  return service.open ? { state: 'hours' } : { state: 'closed', opens: service.opens }
}

function withoutTalk<R extends { talk: unknown }>({ talk: _, ...room }: R): Omit<R, 'talk'> {
  return room
}

/** Keeps only the wire fields, which the browser receives. */
function wire(messages: readonly (Omit<WireMessage, 'sendTime'> & { sendTime?: number })[]): WireMessage[] {
  return messages.map(({ messageId, shopId, seq, sender, msgType, content, clientMsgId, sendTime }) => ({
    messageId,
    shopId,
    seq,
    sender,
    msgType,
    content,
    clientMsgId,
    sendTime,
  }))
}

/** Returns the product or order to send. Unknown ones and those of other buyers are omitted. */
async function offerOf(
  api: Client,
  context: Pick<ChatAt, 'query' | 'user' | 'url'>,
): Promise<{ shopId: string; what: ChatOffer } | undefined> {
  const { prodId, sku: skuId, orderNumber } = context.query
  try {
    if (prodId) {
      const [product, skus] = await Promise.all([api.prodInfo({ prodId }), skuId ? api.skuList({ prodId }) : []])
      const sku = skus.find((one) => one.skuId === skuId)
      const price = await ownPriceOf(api, context, sku ?? product)
      const card = sku
        ? { prodId, skuId, prodName: detailName(product, sku), pic: sku.pic || product.pic, price }
        : { prodId, prodName: product.prodName, pic: product.pic, price }
      return { shopId: product.shopId, what: offer('product', prodId, chatKinds.product, card) }
    }
    if (orderNumber) {
      const { shopId, actualTotal, status, createTime, orderItemDtos } = await api.orderDetail({ orderNumber })
      return {
        shopId,
        what: offer('order', orderNumber, chatKinds.order, {
          orderNumber,
          actualTotal,
          status,
          createTime,
          pic: orderItemDtos[0]?.pic,
        }),
      }
    }
  } catch (error) {
    if (!refusalOf(error)) throw error
  }
  return undefined
}

function offer(intent: ChatOffer['intent'], id: string, msgType: number, card: object): ChatOffer {
  const content = JSON.stringify(card)
  return { intent, id, msgType, content, body: readChatBody(msgType, content) }
}
