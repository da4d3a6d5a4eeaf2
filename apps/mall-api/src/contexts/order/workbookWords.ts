import type { Locale } from '@millwright/domain/locale'
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
  | 'freight'
  | 'total'
  | 'receiver'
  | 'remarks',
  string
> & { states: Record<OrderDisplayState, string>; more: (most: number) => string }

const zh: Words = {
  sheet: '订单',
  orderNumber: '订单号',
  poNumber: '采购单号',
  status: '状态',
  created: '下单时间',
  paid: '付款时间',
  shop: '店铺',
  model: '型号',
  product: '商品',
  properties: '规格',
  quantity: '数量',
  unit: '单位',
  price: '含税单价',
  amount: '含税金额',
  freight: '运费',
  total: '订单总额',
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
  paid: 'Paid',
  shop: 'Shop',
  model: 'Model',
  product: 'Product',
  properties: 'Options',
  quantity: 'Quantity',
  unit: 'Unit',
  price: 'Price incl. tax',
  amount: 'Amount incl. tax',
  freight: 'Freight',
  total: 'Order total',
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
