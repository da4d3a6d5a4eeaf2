import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ViewDetails.load.ts'

export const screen = defineScreen({
  paths: ['view-details'],
  examples: { 'view-details': { billNumber: 'ST202610-000002' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['credit', 'userCenter'],
  searchParams,
  load,
  view: () => import('./ViewDetails.tsx').then(({ ViewDetails }) => ViewDetails),
})
