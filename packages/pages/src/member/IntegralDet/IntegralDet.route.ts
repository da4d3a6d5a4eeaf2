import { defineScreen } from '../../defineScreen.ts'
import { load } from './IntegralDet.load.ts'

export const screen = defineScreen({
  paths: { 'integral-det': 'member-center/integral-det/:prodId?' },
  examples: { 'integral-det': '/member-center/integral-det/100001' },
  layout: 'home',
  pageId: 5,
  namespaces: ['detail', 'member', 'points'],
  load,
  view: () => import('./IntegralDet.tsx').then(({ IntegralDet }) => IntegralDet),
})
