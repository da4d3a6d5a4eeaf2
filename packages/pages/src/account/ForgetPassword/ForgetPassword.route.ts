import { defineScreen } from '../../defineScreen.ts'
import { action } from './ForgetPassword.action.ts'
import { load } from './ForgetPassword.load.ts'

export const screen = defineScreen({
  paths: ['forget-password'],
  layout: 'default',
  namespaces: ['session'],
  load,
  action,
  view: () => import('./ForgetPassword.tsx').then(({ ForgetPassword }) => ForgetPassword),
})
