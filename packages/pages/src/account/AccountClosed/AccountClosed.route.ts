import { defineScreen } from '../../defineScreen.ts'
import { load } from './AccountClosed.load.ts'

export const screen = defineScreen({
  paths: ['account-closed'],
  layout: 'default',
  namespaces: ['ownAccount', 'session'],
  load,
  view: () => import('./AccountClosed.tsx').then(({ AccountClosed }) => AccountClosed),
})
