import { countdownPageCache, defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './GroupBuy.load.ts'

export const screen = defineScreen({
  paths: ['group-buy'],
  layout: 'default',
  namespaces: ['groupBuy'],
  searchParams,
  cache: () => countdownPageCache,
  load,
  view: () => import('./GroupBuy.tsx').then(({ GroupBuy }) => GroupBuy),
})
