import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcAccount.action.ts'
import { load, searchParams } from './UcAccount.load.ts'

/** Not for buyers alone: who has just closed the account is told so, and is none any more. */
export const screen = defineScreen({
  paths: { 'uc-account': 'user-center/uc-account' },
  layout: 'default',
  namespaces: ['ownAccount', 'session', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcAccount.tsx').then(({ UcAccount }) => UcAccount),
})
