import { bizTypes, countdownPageCache, defineScreen } from '../../defineScreen.ts'
import { load } from './SecDetail.load.ts'

export const screen = defineScreen({
  paths: ['secdetail'],
  examples: { secdetail: { seckillId: '601' } },
  layout: 'default',
  pageId: 4,
  visit: ({ sale }) => ({ bizData: sale.seckillId, bizType: bizTypes.flashSale }),
  namespaces: ['flashSale', 'deals', 'detail'],
  cache: () => countdownPageCache,
  load,
  view: () => import('./SecDetail.tsx').then(({ SecDetail }) => SecDetail),
})
