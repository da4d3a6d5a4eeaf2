import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './OrderSheet.load.ts'

export const screen = defineScreen({
  paths: { 'order-sheet': 'order-sheet' },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['invoice', 'order'],
  searchParams,
  load,
  view: () => import('./OrderSheet.tsx').then(({ OrderSheet }) => OrderSheet),
})
