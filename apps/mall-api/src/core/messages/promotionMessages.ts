import type { Sentences } from './sentences.ts'

export const promotionMessages = {
  couponGone: ['优惠券不存在', 'There is no such coupon'],
  couponNotYet: ['该优惠券尚未开始领取', 'This coupon is not given out yet'],
  couponOver: ['该优惠券活动已结束', 'This coupon is no longer given out'],
  couponAllTaken: ['该优惠券已领完', 'All of these coupons are taken'],
  couponLimit: ['您已达到该优惠券的领取上限', 'You have received as many of this coupon as one may'],
  couponHeld: ['该优惠券未使用或已被订单占用，不能删除', 'Only used and expired coupons can be deleted'],
  couponTaken: [
    '所选优惠券已失效或已被其他订单使用，请重新结算',
    'A chosen coupon is no longer free; price the order again',
  ],
  couponsOneEach: [
    '每家店铺和平台各限用一张优惠券',
    'One coupon of each shop and one of the platform can be used together',
  ],
  discountGone: ['活动不存在', 'There is no such promotion'],
  priceChanged: ['价格已变动，请确认新的金额', 'The price has changed; check the new amount'],
} as const satisfies Sentences
