import { defineScreen } from '../../defineScreen.ts'
import { action } from './Coupons.action.ts'
import { load, searchParams } from './Coupons.load.ts'

export const screen = defineScreen({
  paths: ['coupons'],
  examples: { coupons: { couponId: '803' } },
  layout: 'default',
  namespaces: ['deals', 'promotions'],
  searchParams,
  load,
  action,
  view: () => import('./Coupons.tsx').then(({ Coupons }) => Coupons),
})
