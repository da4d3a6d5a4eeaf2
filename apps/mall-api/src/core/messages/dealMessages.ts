import type { Sentences } from './sentences.ts'

export const dealMessages = {
  saleGone: ['秒杀活动不存在', 'There is no such flash sale'],
  saleNotStarted: ['秒杀尚未开始', 'The flash sale has not started'],
  saleEnded: ['秒杀已结束', 'The flash sale has ended'],
  saleSoldOut: ['商品已抢光', 'The flash sale is sold out'],
  saleUnpaidLeft: [
    '商品已抢光，但还有买家未付款，可稍后再试',
    'Sold out for now: some buyers have not paid yet, so pieces may come back',
  ],
  saleFewLeft: ['秒杀仅剩 {bound} 件', 'Only {bound} left in the flash sale'],
  saleLimit: ['每人限购 {bound} 件，您已达上限', 'The limit is {bound} per buyer, and you have reached it'],
  saleLimitLeft: ['每人限购 {bound} 件，您还可购 {left} 件', 'The limit is {bound} per buyer; you may buy {left} more'],
  salePathExpired: ['下单链接已失效，请重新提交', 'The order link has expired; please submit again'],
  saleBusy: ['抢购人数过多，请稍后再试', 'The flash sale is too busy; please try again in a moment'],
  groupGone: ['拼团活动不存在', 'There is no such group deal'],
  groupNotStarted: ['拼团活动尚未开始', 'The group deal has not started'],
  groupEnded: ['拼团活动已结束', 'The group deal has ended'],
  groupLimit: ['每单限购 {bound} 件', 'An order may have at most {bound}'],
  teamGone: ['团队不存在', 'There is no such group'],
  teamNotOpen: ['团长尚未付款，暂时不能参团', 'The group opens once its leader has paid'],
  teamFull: ['该团人数已满，可以另开一团', 'This group is full; you can start another'],
  teamHeld: [
    '该团名额已被占用，若有人未付款会再放出',
    'All seats are taken for now; one may come back if a buyer does not pay',
  ],
  teamOver: ['该团已结束，可以另开一团', 'This group has closed; you can start another'],
  teamOpenOrder: ['您在该活动中已有进行中的订单', 'You already have an open order in this group deal'],
} as const satisfies Sentences
