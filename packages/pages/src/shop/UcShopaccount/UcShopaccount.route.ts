import { defineScreen } from '../../defineScreen.ts'
import type { Head, Loader } from '../../loader.ts'

export type UcShopaccountData = { today: string }

export const load: Loader<UcShopaccountData & { head: Head }> = async (_api, { now }) => ({
  head: { title: { namespace: 'ucShopaccount', key: 'title' }, canonical: '/uc-shopaccount' },
  today: new Date(now).toISOString().slice(0, 10),
})

export const screen = defineScreen({
  paths: { 'uc-shopaccount': 'uc-shopaccount' },
  layout: 'default',
  namespaces: ['ucShopaccount'],
  load,
  view: () => import('./UcShopaccount.tsx').then(({ UcShopaccount }) => UcShopaccount),
})
