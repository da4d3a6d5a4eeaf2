import { defineScreen } from '../../defineScreen.ts'
import { action } from './DealOrder.action.ts'
import { load, searchParams } from './DealOrder.load.ts'

export const screen = defineScreen({
  paths: { 'secdetail-confirm-order': 'secdetail/confirm-order', 'group-order': 'group-order' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['deals', 'flashSale', 'order', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./DealOrder.tsx').then(({ DealOrder }) => DealOrder),
})
