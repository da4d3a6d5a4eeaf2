import { defineScreen } from '../../defineScreen.ts'
import { action } from './SubmitOrder.action.ts'
import { load, searchParams } from './SubmitOrder.load.ts'

export const screen = defineScreen({
  paths: ['submit-order', 'order-page'],
  examples: {
    'submit-order': { items: '501,502' },
    'order-page': { prodId: '100001', skuId: '1000001', shopId: '1', count: '10' },
  },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['order', 'invoice', 'prices', 'spentPoints'],
  searchParams,
  load,
  action,
  view: () => import('./SubmitOrder.tsx').then(({ SubmitOrder }) => SubmitOrder),
})
