import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcAddress.action.ts'
import { load, searchParams } from './UcAddress.load.ts'

export const screen = defineScreen({
  paths: ['uc-address'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['order', 'addressBook', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcAddress.tsx').then(({ UcAddress }) => UcAddress),
})
