import type { Sentences } from './sentences.ts'

export const orderMessages = {
  nothingChosen: ['请选择要结算的商品', 'Choose at least one item to settle'],
  overSettleLimit: [
    '一次最多结算 {limit} 种商品，请分批提交',
    'At most {limit} items can be settled together; split the order',
  ],
  overOrderLimit: [
    '所选商品来自太多店铺，会生成 {count} 个订单。一次最多 {limit} 个，请减少店铺后再提交',
    'The items come from too many shops and would become {count} orders. At most {limit} can be placed together; deselect some shops',
  ],
  deliveryNotSupported: ['所选地区暂不支持配送', 'Delivery is not supported in this region'],
  deliveryMethod: ['不支持所选的配送方式', 'This delivery method is not supported'],
  orderExpired: ['订单已过期，请重新下单', 'The order has expired; please order again'],
  orderGone: ['订单不存在', 'There is no such order'],
  orderNotShipped: ['订单尚未发货', 'The order has not been shipped'],
  orderNotDone: ['订单未完成或未关闭，不能删除', 'The order is neither finished nor closed and cannot be deleted'],
  parcelPicked: ['包裹已揽收', 'Picked up by the carrier'],
  parcelSigned: ['买家已签收', 'The buyer has received the parcel'],
} as const satisfies Sentences
