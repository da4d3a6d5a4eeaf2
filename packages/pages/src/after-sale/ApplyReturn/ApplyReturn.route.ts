import { defineScreen } from '../../defineScreen.ts'
import { action } from './ApplyReturn.action.ts'
import { load, searchParams } from './ApplyReturn.load.ts'

export const screen = defineScreen({
  paths: ['apply-return'],
  examples: { 'apply-return': { orderNumber: '202611210930124413', orderItemId: '501' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['afterSale', 'order', 'prices', 'upload', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./ApplyReturn.tsx').then(({ ApplyReturn }) => ApplyReturn),
})
