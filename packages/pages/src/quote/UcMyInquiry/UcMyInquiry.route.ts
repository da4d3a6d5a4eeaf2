import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './UcMyInquiry.load.ts'

export const screen = defineScreen({
  paths: ['uc-myInquiry'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['inquiry', 'userCenter'],
  searchParams,
  load,
  view: () => import('./UcMyInquiry.tsx').then(({ UcMyInquiry }) => UcMyInquiry),
})
