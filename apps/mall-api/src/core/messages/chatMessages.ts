import type { Sentences } from './sentences.ts'

export const chatMessages = {
  chatBlank: ['请先输入内容', 'Write something first'],
  chatTooLong: ['一条消息最多 {limit} 字', 'A message holds at most {limit} characters'],
  chatPictureGone: ['图片不存在，请重新发送', 'The picture is not there; send it again'],
  chatKind: ['暂不支持此类消息', 'This kind of message cannot be sent'],
  chatNobody: ['账号已离线，请重新登录', 'Your account is offline; please log in again'],
  chatElsewhere: ['账号已在其他地方打开客服，请刷新', 'The chat was opened elsewhere; refresh to continue here'],
  chatOffline: ['消息已送达，店铺会尽快回复您', 'Your message has arrived. The shop will reply as soon as it can'],
  chatForeign: ['您不在该会话中，消息未发送', 'This chat is not yours to answer; the message was not sent'],
  chatGreeting: [
    '您好，这里是{shop}。消息已收到，客服会尽快回复您。',
    'Hello, this is {shop}. We have your message and will reply as soon as we can.',
  ],
  chatGreetingClosed: [
    '您好，这里是{shop}。消息已收到。客服工作时间为周一至周六 {from}-{to}，将于 {opens} 起回复您。',
    'Hello, this is {shop}. We have your message. We answer Monday to Saturday, {from} to {to} (China time), so you will hear from us after {opens}.',
  ],
  chatStock: [
    '“{name}”现有库存 {stock}，¥{price} 起，{days} 天内发货。',
    '{name}: {stock} in stock, from ¥{price}, ships within {days} day(s).',
  ],
  chatNoStock: [
    '“{name}”暂时无货，¥{price} 起，需要时我们可以为您查询到货时间。',
    '{name} (from ¥{price}) is out of stock at the moment. We can check when it will be back.',
  ],
  chatEnough: ['充足', 'plenty'],
  chatOrder: [
    '订单 {number} 已收到，我们查看后回复您。',
    'We have received order {number} and will reply after checking it.',
  ],
} as const satisfies Sentences
