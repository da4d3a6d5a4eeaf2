import { defineScreen } from '../../defineScreen.ts'
import { action } from './IntegralOrder.action.ts'
import { load, searchParams } from './IntegralOrder.load.ts'

export const screen = defineScreen({
  paths: { 'submit-integral-order': 'submit-integral-order' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['points', 'deals', 'order', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./IntegralOrder.tsx').then(({ IntegralOrder }) => IntegralOrder),
})
