import type { Sentences } from '../server/sentences.ts'

export const shopMessages = {
  shopGone: ['店铺不存在或已关闭', 'The shop does not exist or has closed'],
} as const satisfies Sentences
