import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ViewLogistics.load.ts'

export const screen = defineScreen({
  paths: ['view-logistics'],
  examples: { 'view-logistics': { orderNumber: '202611210930124412' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['afterSale', 'order', 'userCenter'],
  searchParams,
  load,
  view: () => import('./ViewLogistics.tsx').then(({ ViewLogistics }) => ViewLogistics),
})
