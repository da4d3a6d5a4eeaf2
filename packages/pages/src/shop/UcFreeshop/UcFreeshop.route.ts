import { defineScreen } from '../../defineScreen.ts'
import type { Head, Loader } from '../../loader.ts'

export type UcFreeshopData = { today: string }

export const load: Loader<UcFreeshopData & { head: Head }> = async (_api, { now }) => ({
  head: { title: { namespace: 'ucFreeshop', key: 'title' }, canonical: '/uc-freeshop' },
  today: new Date(now).toISOString().slice(0, 10),
})

export const screen = defineScreen({
  paths: { 'uc-freeshop': 'uc-freeshop' },
  layout: 'default',
  namespaces: ['ucFreeshop'],
  load,
  view: () => import('./UcFreeshop.tsx').then(({ UcFreeshop }) => UcFreeshop),
})
