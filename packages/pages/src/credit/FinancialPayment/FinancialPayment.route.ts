import { defineScreen } from '../../defineScreen.ts'
import { action } from './FinancialPayment.action.ts'
import { load } from './FinancialPayment.load.ts'

export const screen = defineScreen({
  paths: { 'financial-payment': 'financial-payment' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['credit', 'userCenter'],
  load,
  action,
  view: () => import('./FinancialPayment.tsx').then(({ FinancialPayment }) => FinancialPayment),
})
