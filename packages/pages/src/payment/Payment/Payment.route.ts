import { defineScreen } from '../../defineScreen.ts'
import { action } from './Payment.action.ts'
import { load, searchParams } from './Payment.load.ts'

export const screen = defineScreen({
  paths: ['payment'],
  examples: { payment: { orderNumbers: '202611210930124410' } },
  layout: 'empty',
  auth: 'buyer',
  pageId: 10,
  visit: ({ subject }) => (subject.of === 'orderNumbers' ? { orderNumbers: subject.numbers.join(',') } : {}),
  namespaces: ['order', 'owed', 'pay'],
  searchParams,
  load,
  action,
  view: () => import('./Payment.tsx').then(({ Payment }) => Payment),
})
