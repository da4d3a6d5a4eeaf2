import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ViewLogistics.load.ts'

export const screen = defineScreen({
  paths: { 'view-logistics': 'user-center/view-logistics' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['afterSale', 'order', 'userCenter'],
  searchParams,
  load,
  view: () => import('./ViewLogistics.tsx').then(({ ViewLogistics }) => ViewLogistics),
})
