import { counting, defineScreen, shared } from '../../defineScreen.ts'
import { action } from './Detail.action.ts'
import { load, searchParams } from './Detail.load.ts'

export const screen = defineScreen({
  paths: { detail: 'detail/:prodId?' },
  examples: { detail: '/detail/100001?sku=1000002' },
  layout: 'default',
  pageId: 2,
  namespaces: ['detail', 'groupBuy', 'deals', 'prices'],
  searchParams,
  cache: (data) => (!data.gone && data.deals ? counting : shared),
  load,
  action,
  view: () => import('./Detail.tsx').then(({ Detail }) => Detail),
})
