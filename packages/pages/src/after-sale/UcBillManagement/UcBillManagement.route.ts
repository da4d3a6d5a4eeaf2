import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcBillManagement.action.ts'
import { load, searchParams } from './UcBillManagement.load.ts'

export const screen = defineScreen({
  paths: ['uc-billManagement'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['bills', 'credit', 'invoice', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcBillManagement.tsx').then(({ UcBillManagement }) => UcBillManagement),
})
