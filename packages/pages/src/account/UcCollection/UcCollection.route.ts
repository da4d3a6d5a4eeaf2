import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcCollection.action.ts'
import { load, searchParams } from './UcCollection.load.ts'

export const screen = defineScreen({
  paths: ['uc-collection'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['kept', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcCollection.tsx').then(({ UcCollection }) => UcCollection),
})
