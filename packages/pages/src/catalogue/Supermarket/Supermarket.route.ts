import { defineScreen } from '../../defineScreen.ts'
import { action } from './Supermarket.action.ts'
import { load, searchParams } from './Supermarket.load.ts'

export const screen = defineScreen({
  paths: ['supermarket'],
  layout: 'default',
  namespaces: ['supermarket'],
  searchParams,
  load,
  action,
  view: () => import('./Supermarket.tsx').then(({ Supermarket }) => Supermarket),
})
