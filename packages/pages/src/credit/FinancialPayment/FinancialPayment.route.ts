import { defineScreen } from '../../defineScreen.ts'
import { action } from './FinancialPayment.action.ts'
import { load } from './FinancialPayment.load.ts'

export const screen = defineScreen({
  paths: ['financial-payment'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['credit', 'upload', 'userCenter'],
  load,
  action,
  view: () => import('./FinancialPayment.tsx').then(({ FinancialPayment }) => FinancialPayment),
})
