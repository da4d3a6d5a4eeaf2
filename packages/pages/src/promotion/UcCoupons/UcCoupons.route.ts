import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcCoupons.action.ts'
import { load, searchParams } from './UcCoupons.load.ts'

export const screen = defineScreen({
  paths: ['uc-coupons'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['promotions', 'deals', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcCoupons.tsx').then(({ UcCoupons }) => UcCoupons),
})
