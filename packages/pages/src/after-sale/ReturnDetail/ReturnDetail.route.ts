import { defineScreen } from '../../defineScreen.ts'
import { action } from './ReturnDetail.action.ts'
import { load, searchParams } from './ReturnDetail.load.ts'

export const screen = defineScreen({
  paths: ['return-detail'],
  examples: { 'return-detail': { refundSn: '8820261119110201' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['afterSale', 'order', 'prices', 'refund', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./ReturnDetail.tsx').then(({ ReturnDetail }) => ReturnDetail),
})
