import { defineScreen } from '../../defineScreen.ts'
import { action } from './PaymentTransfer.action.ts'
import { load, searchParams } from './PaymentTransfer.load.ts'

export const screen = defineScreen({
  paths: ['payment-transfer'],
  examples: { 'payment-transfer': { orderNumbers: '202611210930124410' } },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['order', 'owed', 'pay', 'transfer', 'upload'],
  searchParams,
  load,
  action,
  view: () => import('./PaymentTransfer.tsx').then(({ PaymentTransfer }) => PaymentTransfer),
})
