import type { Sentences } from './sentences.ts'

export const catalogueMessages = {
  productNotKept: ['您没有收藏该商品', 'You have not saved this product'],
  watchedPriceReached: ['请填写低于当前公开价的价格', 'Enter a price below today’s list price'],
  productGone: ['商品不存在或已下架', 'The product does not exist or is off the shelf'],
} as const satisfies Sentences
