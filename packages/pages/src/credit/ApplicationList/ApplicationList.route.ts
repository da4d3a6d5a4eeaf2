import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ApplicationList.load.ts'

export const screen = defineScreen({
  paths: ['application-list'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['credit', 'userCenter'],
  searchParams,
  load,
  view: () => import('./ApplicationList.tsx').then(({ ApplicationList }) => ApplicationList),
})
