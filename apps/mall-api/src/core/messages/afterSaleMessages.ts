import type { Sentences } from './sentences.ts'
import { reasonMessages } from './reasonMessages.ts'

/** A refund problem has the domain's name with the prefix `refund_`. */
export const afterSaleMessages = {
  ...reasonMessages,
  returnsDesk: ['{shop}售后部', 'Returns desk, {shop}'],
  carrierMissing: ['请选择或填写物流公司', 'Choose a carrier or enter its name'],
  refundGone: ['退款单不存在', 'There is no such refund'],
  refundMoved: ['退款状态已变化，请刷新后查看', 'The refund has moved on; refresh to see where it stands'],
  refundTaken: ['这些商品已在其他售后申请中', 'These goods are in another application already'],
  refund_notPaid: ['订单未付款，不能申请退款', 'The order is not paid, so nothing can be refunded'],
  refund_grouping: [
    '拼团中的订单不能申请退款；若到期未成团，货款会自动退回',
    'An order cannot be refunded while its team is forming. If the team does not fill up in time, you are refunded automatically',
  ],
  refund_orderClosed: ['订单已关闭，不能申请退款', 'The order is closed, so nothing can be refunded'],
  refund_pointsOrder: ['积分订单不支持退款', 'Orders paid with points cannot be refunded'],
  refund_windowOver: ['确认收货已超过 7 天，不能再申请售后', 'More than 7 days have passed since receipt'],
  refund_wholeRunning: ['整单退款处理中，不能再申请单个商品', 'A refund of the whole order is running'],
  refund_itemRunning: [
    '有商品正在售后中，不能申请整单退款',
    'A refund of some goods is running, so the whole order cannot be asked for',
  ],
  refund_partRefunded: [
    '部分商品已退款，请按商品分别申请',
    'Some goods are refunded already; apply for the others one by one',
  ],
  refund_partSent: ['订单部分发货，请按商品分别申请', 'Some of the goods have been sent; apply for them one by one'],
  refund_nothingLeft: ['该商品没有可申请售后的数量', 'No piece of these goods is left to apply for'],
  refund_kindNot: ['当前不支持该售后类型', 'This kind of application is not possible now'],
  refund_piecesNot: ['申请数量不正确，请重新填写', 'The number of pieces is not right'],
  refund_amountNot: ['退款金额不正确，最多可退 {most} 元', 'The amount is not right; at most ¥{most} can come back'],
  refund_receiptConfirmed: [
    '订单已确认收货，不能以未收到货为由申请',
    'Receipt was confirmed, so the goods cannot be missing',
  ],
  refund_sizeNot: ['请选择要换的规格', 'Choose the size that you want instead'],
  refund_reason: ['请选择退款原因', 'Choose a reason'],
} as const satisfies Sentences
