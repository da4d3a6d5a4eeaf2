import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcFreeshop.action.ts'
import { load, searchParams } from './UcFreeshop.load.ts'

export const screen = defineScreen({
  paths: ['uc-freeshop'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['ucFreeshop', 'upload', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcFreeshop.tsx').then(({ UcFreeshop }) => UcFreeshop),
})
