import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcOrderLists.action.ts'
import { load, searchParams } from './UcOrderLists.load.ts'

export const screen = defineScreen({
  paths: ['uc-order-lists'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['orderLists', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcOrderLists.tsx').then(({ UcOrderLists }) => UcOrderLists),
})
