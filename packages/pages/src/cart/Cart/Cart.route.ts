import { defineScreen } from '../../defineScreen.ts'
import { action } from './Cart.action.ts'
import { load, searchParams } from './Cart.load.ts'

export const screen = defineScreen({
  paths: ['cart'],
  layout: 'default',
  auth: 'buyer',
  pageId: 8,
  visit: ({ shops }) => {
    const lines = shops.flatMap(({ shopCartItemDiscounts }) =>
      shopCartItemDiscounts.flatMap(({ shopCartItems }) => shopCartItems),
    )
    return { nums: lines.reduce((pieces, { prodCount }) => pieces + prodCount, 0) }
  },
  namespaces: ['cart', 'deals', 'prices'],
  searchParams,
  load,
  action,
  view: () => import('./Cart.tsx').then(({ Cart }) => Cart),
})
