import { defineScreen } from '../../defineScreen.ts'
import { action } from './DealOrder.action.ts'
import { load, searchParams } from './DealOrder.load.ts'

export const screen = defineScreen({
  paths: ['secdetail-confirm-order', 'group-order'],
  examples: {
    'secdetail-confirm-order': { seckillId: '601', prodId: '1001', count: '10' },
    'group-order': { prodId: '1001', groupActivityId: '401', count: '10' },
  },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['flashSale', 'order', 'invoice', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./DealOrder.tsx').then(({ DealOrder }) => DealOrder),
})
