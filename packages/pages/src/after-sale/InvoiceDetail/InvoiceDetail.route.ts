import { defineScreen } from '../../defineScreen.ts'
import { action } from './InvoiceDetail.action.ts'
import { load, searchParams } from './InvoiceDetail.load.ts'

export const screen = defineScreen({
  paths: ['invoice-detail'],
  examples: { 'invoice-detail': { invoiceId: '9003' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['bills', 'invoice', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./InvoiceDetail.tsx').then(({ InvoiceDetail }) => InvoiceDetail),
})
