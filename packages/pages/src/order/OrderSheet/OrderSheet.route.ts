import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './OrderSheet.load.ts'

export const screen = defineScreen({
  paths: ['order-sheet'],
  examples: { 'order-sheet': { orderNumber: '202611210930124412', print: 'delivery' } },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['invoice', 'order', 'pay'],
  searchParams,
  load,
  view: () => import('./OrderSheet.tsx').then(({ OrderSheet }) => OrderSheet),
})
