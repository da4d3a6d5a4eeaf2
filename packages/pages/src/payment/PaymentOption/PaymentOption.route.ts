import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './PaymentOption.load.ts'

export const screen = defineScreen({
  paths: ['payment-option'],
  examples: { 'payment-option': { orderNumbers: '202611210930124410' } },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['order', 'pay', 'paymentOption'],
  searchParams,
  load,
  view: () => import('./PaymentOption.tsx').then(({ PaymentOption }) => PaymentOption),
})
