import type { Sentences } from './sentences.ts'

export const searchMessages = {
  searchUnavailable: ['搜索暂时不可用，请稍后再试', 'Search is unavailable at the moment; try again in a minute'],
  searchTooLong: ['搜索用时过长，请缩小范围后再试', 'The search took too long; narrow it and try again'],
  noAgreement: ['贵司尚无协议价，请先申请', 'Your company has no agreed prices yet; ask for an agreement first'],
} as const satisfies Sentences
