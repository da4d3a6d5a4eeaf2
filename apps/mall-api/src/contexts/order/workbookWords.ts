import type { Locale } from '@millwright/domain/locale'
import type { PayKind } from '@millwright/domain/payment/payKinds'
import type { OrderDisplayState } from '@millwright/domain/order/orderStatus'

type Words = Record<
  | 'sheet'
  | 'orderNumber'
  | 'poNumber'
  | 'status'
  | 'created'
  | 'paid'
  | 'shop'
  | 'model'
  | 'product'
  | 'properties'
  | 'quantity'
  | 'unit'
  | 'price'
  | 'amount'
  | 'payment'
  | 'discount'
  | 'net'
  | 'tax'
  | 'returned'
  | 'exchanged'
  | 'freight'
  | 'total'
  | 'points'
  | 'pointsReduce'
  | 'refunded'
  | 'left'
  | 'invoice'
  | 'receiver'
  | 'remarks',
  string
> & {
  kinds: Record<PayKind, string>
  /** The words for an order on account, by the last day (`2026-12-30`) on which its statement can be paid. */
  onAccount: (day: string) => string
  states: Record<OrderDisplayState, string>
  more: (most: number) => string
}

const zh: Words = {
  sheet: '订单',
  orderNumber: '订单号',
  poNumber: '采购单号',
  status: '状态',
  created: '下单时间',
  paid: '付款或记账时间',
  payment: '付款方式',
  kinds: {
    weixin: '微信支付',
    alipay: '支付宝',
    balance: '余额',
    paypal: 'PayPal',
    period: '账期（已付清）',
    transfer: '对公转账',
  },
  onAccount: (day) => `账期，${day} 前付款`,
  shop: '店铺',
  model: '型号',
  product: '商品',
  properties: '规格',
  quantity: '数量',
  unit: '单位',
  price: '含税单价',
  amount: '含税金额',
  discount: '优惠与积分抵扣',
  net: '商品实付',
  tax: '其中增值税',
  returned: '已退数量',
  exchanged: '已换数量',
  freight: '运费',
  total: '订单总额',
  points: '使用积分',
  pointsReduce: '其中积分抵扣',
  refunded: '已退款',
  left: '退款后金额',
  invoice: '发票号码',
  receiver: '收货人',
  remarks: '留言',
  states: {
    pendingPayment: '待付款',
    pendingDelivery: '待发货',
    pendingReceipt: '待收货',
    pendingEvaluation: '待评价',
    evaluated: '已评价',
    shipped: '部分发货',
    completed: '已完成',
    canceled: '已取消',
    grouping: '待成团',
    closed: '已关闭',
  },
  more: (most) => `仅导出前 ${most} 行，请缩小下单时间范围后再导出其余订单。`,
}

const en: Words = {
  sheet: 'Orders',
  orderNumber: 'Order number',
  poNumber: 'PO number',
  status: 'Status',
  created: 'Ordered',
  paid: 'Paid or charged',
  payment: 'Payment',
  kinds: {
    weixin: 'WeChat Pay',
    alipay: 'Alipay',
    balance: 'Balance',
    paypal: 'PayPal',
    period: 'On account (paid)',
    transfer: 'Bank transfer',
  },
  onAccount: (day) => `On account, due ${day}`,
  shop: 'Shop',
  model: 'Model',
  product: 'Product',
  properties: 'Options',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price incl. tax',
  amount: 'Amount incl. tax',
  discount: 'Discounts and points',
  net: 'Paid for goods',
  tax: 'VAT in it',
  returned: 'Returned',
  exchanged: 'Exchanged',
  freight: 'Freight',
  total: 'Order total',
  points: 'Points spent',
  pointsReduce: 'Of it by points',
  refunded: 'Refunded',
  left: 'After refunds',
  invoice: 'Invoice number',
  receiver: 'Recipient',
  remarks: 'Message',
  states: {
    pendingPayment: 'To pay',
    pendingDelivery: 'To ship',
    pendingReceipt: 'Awaiting receipt',
    pendingEvaluation: 'Review pending',
    evaluated: 'Reviewed',
    shipped: 'Partly shipped',
    completed: 'Completed',
    canceled: 'Cancelled',
    grouping: 'Waiting for group',
    closed: 'Closed',
  },
  more: (most) => `Only the first ${most} lines; narrow the dates to export the rest.`,
}

export const workbookWords: Readonly<Record<Locale, Words>> = { zh, en }
