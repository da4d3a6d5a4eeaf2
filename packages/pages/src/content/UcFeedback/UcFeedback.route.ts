import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './UcFeedback.load.ts'

export const screen = defineScreen({
  paths: ['uc-feedback'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['userCenter', 'feedback'],
  searchParams,
  load,
  view: () => import('./UcFeedback.tsx').then(({ UcFeedback }) => UcFeedback),
})
