import { defineScreen } from '../../defineScreen.ts'
import { action } from './Distributor.action.ts'
import { load, searchParams } from './Distributor.load.ts'

export const screen = defineScreen({
  paths: ['distributor'],
  // The `home` layout hides the main header.
  layout: 'home',
  namespaces: ['distribution', 'order', 'upload'],
  searchParams,
  load,
  action,
  view: () => import('./Distributor.tsx').then(({ Distributor }) => Distributor),
})
