import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ShopInformation.load.ts'

export const screen = defineScreen({
  paths: ['ShopInformation'],
  examples: { ShopInformation: { sid: '1' } },
  layout: 'default',
  namespaces: ['shop'],
  searchParams,
  load,
  view: () => import('./ShopInformation.tsx').then(({ ShopInformation }) => ShopInformation),
})
