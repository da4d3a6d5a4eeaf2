import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcMessages.action.ts'
import { load, searchParams } from './UcMessages.load.ts'

export const screen = defineScreen({
  paths: ['uc-messages'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['messages', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcMessages.tsx').then(({ UcMessages }) => UcMessages),
})
