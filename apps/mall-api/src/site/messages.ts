import type { Sentences } from '../server/sentences.ts'

export const siteMessages = {
  inquiryEmpty: ['请填写询价内容', 'Write what you want quoted'],
  noticeGone: ['公告不存在', 'The announcement does not exist'],
} as const satisfies Sentences
