import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ShopList.load.ts'

export const screen = defineScreen({
  paths: ['shopList'],
  layout: 'default',
  namespaces: ['shopList'],
  searchParams,
  load,
  view: () => import('./ShopList.tsx').then(({ ShopList }) => ShopList),
})
