import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './DiscountDetail.load.ts'

export const screen = defineScreen({
  paths: ['discount-detail'],
  examples: { 'discount-detail': { discountId: '701' } },
  layout: 'default',
  namespaces: ['deals', 'promotions'],
  searchParams,
  load,
  view: () => import('./DiscountDetail.tsx').then(({ DiscountDetail }) => DiscountDetail),
})
