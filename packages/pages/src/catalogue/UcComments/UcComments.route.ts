import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcComments.action.ts'
import { load, searchParams } from './UcComments.load.ts'

export const screen = defineScreen({
  paths: ['uc-comments'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['ucComments', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcComments.tsx').then(({ UcComments }) => UcComments),
})
