import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './OrderUnknown.load.ts'

export const screen = defineScreen({
  paths: ['order-unknown'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['edge'],
  searchParams,
  load,
  view: () => import('./OrderUnknown.tsx').then(({ OrderUnknown }) => OrderUnknown),
})
