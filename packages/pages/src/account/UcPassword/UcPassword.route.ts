import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcPassword.action.ts'
import { load } from './UcPassword.load.ts'

export const screen = defineScreen({
  paths: ['uc-password'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['session', 'userCenter'],
  load,
  action,
  view: () => import('./UcPassword.tsx').then(({ UcPassword }) => UcPassword),
})
