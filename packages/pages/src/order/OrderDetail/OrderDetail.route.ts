import { defineScreen } from '../../defineScreen.ts'
import { action } from './OrderDetail.action.ts'
import { load, searchParams } from './OrderDetail.load.ts'

export const screen = defineScreen({
  paths: ['order-detail'],
  examples: { 'order-detail': { orderNumber: '202611210930124412' } },
  layout: 'default',
  auth: 'buyer',
  pageId: 9,
  visit: ({ order }) => ({ orderNumbers: order.orderNumber, nums: order.totalNum }),
  namespaces: ['bills', 'order', 'owed', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./OrderDetail.tsx').then(({ OrderDetail }) => OrderDetail),
})
