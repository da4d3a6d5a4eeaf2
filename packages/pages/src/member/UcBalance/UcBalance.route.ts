import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcBalance.action.ts'
import { load, searchParams } from './UcBalance.load.ts'

export const screen = defineScreen({
  paths: ['uc-balance'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['balance', 'ledger', 'transfer', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcBalance.tsx').then(({ UcBalance }) => UcBalance),
})
