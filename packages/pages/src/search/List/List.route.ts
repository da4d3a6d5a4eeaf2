import { defineScreen } from '../../defineScreen.ts'
import { action } from './List.action.ts'
import { load, searchParams } from './List.load.ts'

export const screen = defineScreen({
  paths: ['list', 'list-filtered', 'list-2', 'list-html'],
  examples: { 'list-filtered': { id: 'pn-6205', brand: '1', attr: '1_100' }, 'list-2': { view: 'table' } },
  layout: 'default',
  pageId: 6,
  namespaces: ['list'],
  searchParams,
  load,
  action,
  view: () => import('./List.tsx').then(({ List }) => List),
})
