import { defineScreen } from '../../defineScreen.ts'
import { act } from './UcPassword.action.ts'
import { load } from './UcPassword.load.ts'

export const screen = defineScreen({
  paths: { 'uc-password': 'user-center/uc-password' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['session', 'order'],
  load,
  action: act,
  view: () => import('./UcPassword.tsx').then(({ UcPassword }) => UcPassword),
})
