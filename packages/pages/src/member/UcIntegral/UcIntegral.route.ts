import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcIntegral.action.ts'
import { load, searchParams } from './UcIntegral.load.ts'

export const screen = defineScreen({
  paths: ['uc-integral'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['points', 'ledger', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcIntegral.tsx').then(({ UcIntegral }) => UcIntegral),
})
