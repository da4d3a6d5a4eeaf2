import type { Sentences } from './sentences.ts'

export const chatMessages = {
  chatBlank: ['请先输入内容', 'Write something first'],
  chatTooLong: ['一条消息最多 {limit} 字', 'A message holds at most {limit} characters'],
  chatPictureGone: ['图片不存在，请重新发送', 'The picture is not there; send it again'],
  chatKind: ['暂不支持此类消息', 'This kind of message cannot be sent'],
  chatNobody: ['账号已离线，请重新登录', 'Your account is offline; please log in again'],
  chatElsewhere: ['账号已在其他地方打开客服，请刷新', 'The chat was opened elsewhere; refresh to continue here'],
  chatOffline: ['店铺客服暂时不在线，上线后会回复您', 'Nobody of the shop is online; it will answer when somebody is'],
  chatForeign: ['您不在该会话中，消息未发送', 'This chat is not yours to answer; the message was not sent'],
  chatGreeting: [
    '您好，这里是{shop}。消息已收到，客服工作时间为周一至周六 8:30-17:30，会尽快回复您。',
    'Hello, this is {shop}. Your message has arrived; we answer Monday to Saturday, 8:30-17:30, as soon as we can.',
  ],
  chatStock: [
    '“{name}”现有库存 {stock}，¥{price} 起，{days} 天内发货。',
    '“{name}”: {stock} in stock, from ¥{price}, shipped within {days} day(s).',
  ],
  chatNoStock: [
    '“{name}”暂时无货，¥{price} 起，需要时我们可以为您查询到货时间。',
    '“{name}” is out of stock at the moment, from ¥{price}; we can find out when it arrives.',
  ],
  chatEnough: ['充足', 'plenty'],
  chatOrder: [
    '订单 {number} 已收到，我们查看后回复您。',
    'We have got order {number} before us and will answer shortly.',
  ],
} as const satisfies Sentences
