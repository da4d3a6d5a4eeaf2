import { defineScreen } from '../../defineScreen.ts'
import { load } from './Coupons.load.ts'

export const screen = defineScreen({
  paths: { coupons: 'coupons' },
  layout: 'default',
  namespaces: ['coupons'],
  load,
  view: () => import('./Coupons.tsx').then(({ Coupons }) => Coupons),
})
