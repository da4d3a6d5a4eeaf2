import { defineScreen } from '../../defineScreen.ts'
import { load } from './BuyMember.load.ts'

export const screen = defineScreen({
  paths: ['buy-member'],
  layout: 'home',
  auth: 'buyer',
  namespaces: ['levels', 'transfer'],
  load,
  view: () => import('./BuyMember.tsx').then(({ BuyMember }) => BuyMember),
})
