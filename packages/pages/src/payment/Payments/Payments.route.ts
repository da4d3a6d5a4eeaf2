import { defineScreen } from '../../defineScreen.ts'
import { action } from './Payments.action.ts'
import { load, searchParams } from './Payments.load.ts'

export const screen = defineScreen({
  paths: ['payments'],
  examples: { payments: { offer: '2' } },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['balance', 'owed', 'pay'],
  searchParams,
  load,
  action,
  view: () => import('./Payments.tsx').then(({ Payments }) => Payments),
})
