import { countdownPageCache, defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './FlashSale.load.ts'

export const screen = defineScreen({
  paths: ['flash-sale'],
  layout: 'default',
  namespaces: ['flashSale', 'deals'],
  searchParams,
  cache: () => countdownPageCache,
  load,
  view: () => import('./FlashSale.tsx').then(({ FlashSale }) => FlashSale),
})
