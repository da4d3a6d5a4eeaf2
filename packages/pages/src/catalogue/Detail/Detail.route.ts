import { bizTypes, countdownPageCache, defineScreen, sharedPageCache } from '../../defineScreen.ts'
import { action } from './Detail.action.ts'
import { load, searchParams } from './Detail.load.ts'

export const screen = defineScreen({
  paths: ['detail'],
  examples: { detail: { prodId: '100001', sku: '1000002' } },
  layout: 'default',
  pageId: 2,
  // Visit records have separate page numbers for group-buy products (3) and points products (5).
  visit: (data, { params }) => {
    const { prodType } = data.gone ? {} : data.product
    return {
      bizData: params.prodId,
      bizType: prodType === 1 ? bizTypes.group : bizTypes.product,
      ...(prodType === 1 && { pageId: 3 }),
      ...(prodType === 3 && { pageId: 5 }),
    }
  },
  namespaces: ['detail', 'groupBuy', 'deals', 'prices'],
  searchParams,
  cache: (data) => (!data.gone && data.deals ? countdownPageCache : sharedPageCache),
  load,
  action,
  view: () => import('./Detail.tsx').then(({ Detail }) => Detail),
})
