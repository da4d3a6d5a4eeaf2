import { defineScreen } from '../../defineScreen.ts'
import { action } from './Subcommission.action.ts'
import { load, searchParams } from './Subcommission.load.ts'

export const screen = defineScreen({
  paths: ['subcommission'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['distribution', 'order', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./Subcommission.tsx').then(({ Subcommission }) => Subcommission),
})
