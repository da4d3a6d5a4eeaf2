import { defineScreen } from '../../defineScreen.ts'
import { action } from './MyOrders.action.ts'
import { load, searchParams } from './MyOrders.load.ts'

export const screen = defineScreen({
  paths: ['uc-order'],
  layout: 'default',
  auth: 'buyer',
  pageId: 13,
  namespaces: ['order', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./MyOrders.tsx').then(({ MyOrders }) => MyOrders),
})
