import type { Sentences } from './sentences.ts'

export const siteMessages = {
  noticeGone: ['公告不存在', 'The announcement does not exist'],
} as const satisfies Sentences
