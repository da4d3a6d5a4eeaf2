import type { Sentences } from './sentences.ts'

export const searchMessages = {
  searchTooLong: ['搜索用时过长，请缩小范围后再试', 'The search took too long; narrow it and try again'],
  noAgreement: ['贵司尚无协议价，请先申请', 'Your company has no agreed prices yet; ask for an agreement first'],
} as const satisfies Sentences
