import { defineScreen } from '../../defineScreen.ts'
import { action } from './QuickOrder.action.ts'
import { load, searchParams } from './QuickOrder.load.ts'

export const screen = defineScreen({
  paths: ['quick-order'],
  layout: 'default',
  namespaces: ['quickOrder'],
  searchParams,
  load,
  action,
  view: () => import('./QuickOrder.tsx').then(({ QuickOrder }) => QuickOrder),
})
