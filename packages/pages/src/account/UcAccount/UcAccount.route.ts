import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcAccount.action.ts'
import { load, searchParams } from './UcAccount.load.ts'

export const screen = defineScreen({
  paths: ['uc-account'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['ownAccount', 'session', 'upload', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcAccount.tsx').then(({ UcAccount }) => UcAccount),
})
