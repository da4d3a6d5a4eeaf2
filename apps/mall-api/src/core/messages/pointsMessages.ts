import type { Sentences } from './sentences.ts'

export const pointsMessages = {
  pointsMessageTooLong: ['留言最多 {limit} 个字', 'A message can have at most {limit} characters'],
  pointsStep: ['积分须为 10 的整数倍', 'Points are spent in multiples of 10'],
  pointsShort: [
    '积分不足：现有 {has} 积分，还差 {missing} 积分',
    'Not enough points: you have {has}, {missing} more are needed',
  ],
  pointsOver: ['本单最多可用 {most} 积分', 'This order takes at most {most} points'],
  pointsGoodGone: ['该商品已不在积分商城中', 'This product is no longer in the points mall'],
  pointsGoodSoldOut: ['该商品已兑完', 'All pieces have been redeemed'],
  pointsGoodFewLeft: ['仅剩 {left} 件可兑换', 'Only {left} left to redeem'],
  pointsLimit: ['每人限兑 {bound} 件，您已达上限', 'The limit is {bound} per buyer, and you have reached it'],
  pointsLimitLeft: [
    '每人限兑 {bound} 件，您还可兑 {left} 件',
    'The limit is {bound} per buyer; you may redeem {left} more',
  ],
  pointsTaskOpen: ['任务尚未完成', 'The task is not done yet'],
  pointsTaskGone: ['没有这个任务', 'There is no such task'],
} as const satisfies Sentences
