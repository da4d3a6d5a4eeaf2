import { isId } from '../id.ts'
import { partsOf } from '../partsOf.ts'
import { internalPath } from '../link/link.ts'

/** The content of a message. `unknown` is an unknown kind or unreadable content. */
export type ChatBody =
  | { kind: 'text'; text: string }
  | { kind: 'picture'; src: string }
  | {
      kind: 'product'
      prodId: string
      skuId?: string | undefined
      prodName: string
      pic?: string | undefined
      price?: string | undefined
    }
  | {
      kind: 'order'
      orderNumber: string
      actualTotal?: string | undefined
      status?: number | undefined
      /** 4: the buyer cancelled the order. */
      closeType?: number | undefined
      /** Whether only some of the items have been dispatched. */
      partly?: boolean | undefined
      /** The refunded amount in yuan. */
      refunded?: string | undefined
      /** Whether a refund waits for an answer or for the money. */
      refundRunning?: boolean | undefined
      pic?: string | undefined
      createTime?: string | undefined
    }
  | { kind: 'unknown' }

/** The delivery state of the user's own message. */
export type ChatState = 'sending' | 'sent' | 'read' | 'failed'

export type ChatMessage = {
  /** The server's id, or the sender's own id until the server has confirmed the message. */
  id: string
  from: 'me' | 'them' | 'system'
  /** Epoch milliseconds. */
  time: number
  /** Only for the user's own messages. */
  state?: ChatState | undefined
  body: ChatBody
}

/** The `msgType` of each kind in the API. `beat` and `read` are frames about the connection, not messages. */
export const chatKinds = { beat: 0, text: 1, picture: 2, system: 5, product: 10, order: 11, read: 20 } as const

/** The maximum length of a text message, in characters. */
export const CHAT_TEXT_LIMIT = 500

const amount = /^\d{1,15}(\.\d{1,4})?$/
const orderNo = /^[\w-]{1,64}$/

/**
 * Reads the content of a message. Never fails: any type and any content give a body. Text and system messages carry
 * plain text, pictures a path or `{ filePath }`, cards a JSON object or its text.
 */
export function readChatBody(msgType: unknown, content: unknown): ChatBody {
  switch (Number(typeof msgType === 'string' || typeof msgType === 'number' ? msgType : NaN)) {
    case chatKinds.text:
    case chatKinds.system:
      return typeof content === 'string' && content.trim() ? { kind: 'text', text: content } : { kind: 'unknown' }
    case chatKinds.picture:
      return picture(content)
    case chatKinds.product:
      return product(record(content))
    case chatKinds.order:
      return order(record(content))
    default:
      return { kind: 'unknown' }
  }
}

function picture(content: unknown): ChatBody {
  const src =
    word(record(content).filePath) ??
    (typeof content === 'string' && !content.startsWith('{') ? word(content) : undefined)
  // A URL or a path below the picture server. `UiProvider` resolves and checks it again.
  return src && (/^https?:\/\//i.test(src) || internalPath(`/${src.replace(/^\/+/, '')}`))
    ? { kind: 'picture', src }
    : { kind: 'unknown' }
}

function product({ prodId, skuId, prodName, pic, price }: Record<string, unknown>): ChatBody {
  const name = word(prodName)
  const no = word(prodId)
  const size = word(skuId)
  return name && no && isId(no)
    ? {
        kind: 'product',
        prodId: no,
        ...(size && isId(size) && { skuId: size }),
        prodName: name,
        pic: word(pic),
        price: matching(amount, price),
      }
    : { kind: 'unknown' }
}

function order(card: Record<string, unknown>): ChatBody {
  const { orderNumber, actualTotal, status, closeType, partly, refunded, refundRunning, pic, createTime } = card
  const no = matching(orderNo, orderNumber)
  return no
    ? {
        kind: 'order',
        orderNumber: no,
        actualTotal: matching(amount, actualTotal),
        status: typeof status === 'number' ? status : undefined,
        closeType: typeof closeType === 'number' ? closeType : undefined,
        partly: partly === true ? true : undefined,
        refunded: matching(amount, refunded),
        refundRunning: refundRunning === true ? true : undefined,
        pic: word(pic),
        createTime: word(createTime),
      }
    : { kind: 'unknown' }
}

function record(content: unknown): Readonly<Record<string, unknown>> {
  try {
    return partsOf(typeof content === 'string' && content.startsWith('{') ? JSON.parse(content) : content)
  } catch {
    return {}
  }
}

function matching(pattern: RegExp, value: unknown): string | undefined {
  const text = word(value)
  return text && pattern.test(text) ? text : undefined
}

function word(value: unknown): string | undefined {
  const text =
    typeof value === 'number' && Number.isFinite(value) ? String(value) : typeof value === 'string' ? value.trim() : ''
  return text && text.length <= 2000 ? text : undefined
}
