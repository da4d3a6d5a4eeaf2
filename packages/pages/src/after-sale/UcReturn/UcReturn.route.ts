import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './UcReturn.load.ts'

export const screen = defineScreen({
  paths: ['uc-return'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['afterSale', 'order', 'prices', 'refund', 'userCenter'],
  searchParams,
  load,
  view: () => import('./UcReturn.tsx').then(({ UcReturn }) => UcReturn),
})
