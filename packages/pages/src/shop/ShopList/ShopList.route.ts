import { defineScreen } from '../../defineScreen.ts'
import type { Head, Loader } from '../../loader.ts'

export type ShopListData = { today: string }

export const load: Loader<ShopListData & { head: Head }> = async (_api, { now }) => ({
  head: { title: { namespace: 'shopList', key: 'title' }, canonical: '/shop-list' },
  today: new Date(now).toISOString().slice(0, 10),
})

export const screen = defineScreen({
  paths: { 'shop-list': 'shop-list' },
  layout: 'default',
  namespaces: ['shopList'],
  load,
  view: () => import('./ShopList.tsx').then(({ ShopList }) => ShopList),
})
