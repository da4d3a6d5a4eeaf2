import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcOrderListDetail.action.ts'
import { load, searchParams } from './UcOrderListDetail.load.ts'

export const screen = defineScreen({
  paths: ['uc-order-list-detail'],
  examples: { 'uc-order-list-detail': { listId: '1' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['orderLists', 'quickOrder', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcOrderListDetail.tsx').then(({ UcOrderListDetail }) => UcOrderListDetail),
})
