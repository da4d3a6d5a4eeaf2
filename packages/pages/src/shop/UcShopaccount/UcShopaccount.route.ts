import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcShopaccount.action.ts'
import { load } from './UcShopaccount.load.ts'

export const screen = defineScreen({
  paths: ['uc-shopaccount'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['session', 'ucShopaccount', 'upload', 'userCenter'],
  load,
  action,
  view: () => import('./UcShopaccount.tsx').then(({ UcShopaccount }) => UcShopaccount),
})
