import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './SpecialDiscount.load.ts'

export const screen = defineScreen({
  paths: ['special-discount'],
  layout: 'default',
  pageId: 7,
  namespaces: ['promotions', 'deals'],
  searchParams,
  load,
  view: () => import('./SpecialDiscount.tsx').then(({ SpecialDiscount }) => SpecialDiscount),
})
