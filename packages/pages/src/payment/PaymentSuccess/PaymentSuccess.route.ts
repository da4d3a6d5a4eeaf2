import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './PaymentSuccess.load.ts'

export const screen = defineScreen({
  paths: { 'payment-success': 'payment-success' },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['pay'],
  searchParams,
  load,
  view: () => import('./PaymentSuccess.tsx').then(({ PaymentSuccess }) => PaymentSuccess),
})
