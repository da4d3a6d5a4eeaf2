import type { Sentences } from './sentences.ts'

export const catalogueMessages = {
  productGone: ['商品不存在或已下架', 'The product does not exist or is off the shelf'],
} as const satisfies Sentences
