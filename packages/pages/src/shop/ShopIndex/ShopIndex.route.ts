import { countdownPageCache, defineScreen, sharedPageCache } from '../../defineScreen.ts'
import { action } from './ShopIndex.action.ts'
import { load, searchParams } from './ShopIndex.load.ts'

export const screen = defineScreen({
  paths: ['shopIndex', 'shop-prod-list'],
  examples: { shopIndex: { sid: '1' }, 'shop-prod-list': { sid: '1', cid: '10101' } },
  layout: 'decorate',
  namespaces: ['deals', 'decoration', 'list', 'shop'],
  searchParams,
  cache: ({ front }) => (front?.now === undefined ? sharedPageCache : countdownPageCache),
  load,
  action,
  view: () => import('./ShopIndex.tsx').then(({ ShopIndex }) => ShopIndex),
})
