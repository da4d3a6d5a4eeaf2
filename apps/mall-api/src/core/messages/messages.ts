import type { Locale } from '@millwright/domain/locale'
import { accountMessages } from './accountMessages.ts'
import { afterSaleMessages } from './afterSaleMessages.ts'
import { articleNumberMessages } from './articleNumberMessages.ts'
import { cartMessages } from './cartMessages.ts'
import { catalogueMessages } from './catalogueMessages.ts'
import { chatMessages } from './chatMessages.ts'
import { contentMessages } from './contentMessages.ts'
import { distributionMessages } from './distributionMessages.ts'
import { creditMessages } from './creditMessages.ts'
import { fileMessages } from './fileMessages.ts'
import { commentMessages } from './commentMessages.ts'
import { invoiceMessages } from './invoiceMessages.ts'
import { memberMessages } from './memberMessages.ts'
import { orderMessages } from './orderMessages.ts'
import { orderFileMessages } from './orderFileMessages.ts'
import { orderListMessages } from './orderListMessages.ts'
import { pointsMessages } from './pointsMessages.ts'
import { paymentMessages } from './paymentMessages.ts'
import { dealMessages } from './dealMessages.ts'
import { promotionMessages } from './promotionMessages.ts'
import { quoteMessages } from './quoteMessages.ts'
import { searchMessages } from './searchMessages.ts'
import { shopMessages } from './shopMessages.ts'
import { siteMessages } from './siteMessages.ts'
import { toldMessages } from './toldMessages.ts'
import type { Sentences } from './sentences.ts'

const sentences = {
  ok: ['成功', 'OK'],
  badInput: ['提交的内容有误，请核对后重试', 'Some of what was entered is not valid. Check it and try again.'],
  fieldMissing: ['请填写{name}', 'Enter {name}'],
  fieldTooLong: ['{name}最多 {limit} 个字，请精简', 'Shorten {name} to {limit} characters or fewer'],
  fieldWrong: ['{name}填写有误，请核对', '{Name} is not valid: please check it'],
  bodyTooLarge: ['提交的内容过大', 'What was sent is too large'],
  badBatch: ['一批最多 {limit} 个接口，以 / 开头', 'A batch has at most {limit} calls, each beginning with /'],
  noSuchCall: ['没有这个接口', 'There is no such call'],
  serverBusy: ['服务器繁忙，请稍后再试', 'The server is busy. Please try again in a moment'],
  serverFault: ['服务器出了点小差', 'The server has a small problem'],
  notLoggedIn: ['请先登录', 'Please log in first'],
  tooOften: ['提交次数过多，请 {minutes} 分钟后再试', 'Sent too often; try again in {minutes} minutes'],
  ...accountMessages,
  ...afterSaleMessages,
  ...articleNumberMessages,
  ...cartMessages,
  ...catalogueMessages,
  ...chatMessages,
  ...commentMessages,
  ...contentMessages,
  ...distributionMessages,
  ...creditMessages,
  ...fileMessages,
  ...invoiceMessages,
  ...memberMessages,
  ...orderMessages,
  ...orderFileMessages,
  ...orderListMessages,
  ...pointsMessages,
  ...paymentMessages,
  ...dealMessages,
  ...promotionMessages,
  ...quoteMessages,
  ...searchMessages,
  ...shopMessages,
  ...siteMessages,
  ...toldMessages,
} as const satisfies Sentences

export type MessageKey = keyof typeof sentences
export type MessageValues = Record<string, string | number>

export function say(locale: Locale, key: MessageKey, values: MessageValues = {}): string {
  return fillIn(sentences[key][locale === 'zh' ? 0 : 1], values)
}

/** Fills the places of a text: `{price}`. A place without a value becomes empty. */
export function fillIn(text: string, values: MessageValues): string {
  return text.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}

/** Returns a message in both languages, for storage. */
export function messageInBothLanguages(key: MessageKey, values?: MessageValues): { zh: string; en: string } {
  return { zh: say('zh', key, values), en: say('en', key, values) }
}
