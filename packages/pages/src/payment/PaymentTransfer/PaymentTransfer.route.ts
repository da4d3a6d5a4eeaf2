import { defineScreen } from '../../defineScreen.ts'
import { action } from './PaymentTransfer.action.ts'
import { load, searchParams } from './PaymentTransfer.load.ts'

export const screen = defineScreen({
  paths: { 'payment-transfer': 'payment-transfer' },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['order', 'pay', 'transfer'],
  searchParams,
  load,
  action,
  view: () => import('./PaymentTransfer.tsx').then(({ PaymentTransfer }) => PaymentTransfer),
})
