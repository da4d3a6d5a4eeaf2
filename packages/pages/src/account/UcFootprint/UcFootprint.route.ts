import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcFootprint.action.ts'
import { load, searchParams } from './UcFootprint.load.ts'

export const screen = defineScreen({
  paths: ['uc-footprint'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['kept', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcFootprint.tsx').then(({ UcFootprint }) => UcFootprint),
})
