import { bizTypes, defineScreen } from '../../defineScreen.ts'
import { load } from './IntegralDet.load.ts'

export const screen = defineScreen({
  paths: ['integral-det'],
  examples: { 'integral-det': { prodId: '100001' } },
  layout: 'home',
  pageId: 5,
  visit: ({ product }) => ({ bizData: product.prodId, bizType: bizTypes.product }),
  namespaces: ['detail', 'member', 'points'],
  load,
  view: () => import('./IntegralDet.tsx').then(({ IntegralDet }) => IntegralDet),
})
