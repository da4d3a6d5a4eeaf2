import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './PaymentSuccess.load.ts'

export const screen = defineScreen({
  // `submit-successfully` is for a submitted order that costs nothing.
  paths: ['payment-success', 'submit-successfully'],
  examples: {
    'payment-success': { orderNumbers: '202611210930124411' },
    'submit-successfully': { orderNumbers: '202611210930124411' },
  },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['owed', 'pay', 'groupBuy', 'deals'],
  searchParams,
  load,
  view: () => import('./PaymentSuccess.tsx').then(({ PaymentSuccess }) => PaymentSuccess),
})
