import { defineScreen } from '../../defineScreen.ts'
import { action } from './UcInquiryDetail.action.ts'
import { load, searchParams } from './UcInquiryDetail.load.ts'

export const screen = defineScreen({
  paths: ['uc-inquiryDetail'],
  examples: { 'uc-inquiryDetail': { inquiryId: '7001' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['inquiry', 'order', 'upload', 'userCenter'],
  searchParams,
  load,
  action,
  view: () => import('./UcInquiryDetail.tsx').then(({ UcInquiryDetail }) => UcInquiryDetail),
})
