import type { Sentences } from './sentences.ts'

export const cartMessages = {
  cartImportNoCode: ['这一行没有型号', 'The row has no part number'],
  cartImportUnknown: [
    '没有这个型号或料号，请核对，或在商品页加入购物车',
    'The mall sells no such part number. Check it, or search for the part',
  ],
  cartImportCount: ['数量应为正整数', 'The quantity must be a whole number above 0'],
  cartLineGone: ['购物车中的商品已不存在', 'This cart line no longer exists'],
  notWhole: ['请输入正确的商品数量', 'Enter a correct item count'],
  tooFew: ['最少 {bound} 件起订', 'The minimum order is {bound}'],
  tooMany: ['库存不足，最多可买 {bound} 件', 'Insufficient inventory: at most {bound} can be bought'],
  overLimit: ['单次最多可买 {bound} 件', 'At most {bound} can be bought at a time'],
  notInPacks: ['请按 {bound} 的倍数购买', 'Buy in multiples of {bound}'],
  outOfStock: ['“{name}”库存不足', 'Insufficient inventory of “{name}”'],
  soldOut: ['“{name}”已售罄', '“{name}” is out of stock'],
  cartFull: ['购物车最多容纳 {limit} 种商品', 'The cart holds at most {limit} items'],
} as const satisfies Sentences
