import { defineScreen } from '../../defineScreen.ts'
import { action } from './IntegralOrder.action.ts'
import { load, searchParams } from './IntegralOrder.load.ts'

export const screen = defineScreen({
  paths: ['submit-integral-order'],
  examples: { 'submit-integral-order': { prodId: '100001', skuId: '2001', count: '1' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['points', 'order', 'invoice', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./IntegralOrder.tsx').then(({ IntegralOrder }) => IntegralOrder),
})
