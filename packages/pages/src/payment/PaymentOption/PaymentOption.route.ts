import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './PaymentOption.load.ts'

export const screen = defineScreen({
  paths: { 'payment-option': 'payment-option' },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['order', 'pay', 'paymentOption'],
  searchParams,
  load,
  view: () => import('./PaymentOption.tsx').then(({ PaymentOption }) => PaymentOption),
})
