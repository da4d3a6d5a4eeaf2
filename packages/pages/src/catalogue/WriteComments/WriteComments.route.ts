import { defineScreen } from '../../defineScreen.ts'
import { action } from './WriteComments.action.ts'
import { load, searchParams } from './WriteComments.load.ts'

export const screen = defineScreen({
  paths: ['write-comments'],
  examples: { 'write-comments': { orderItemId: '501' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['ucComments', 'userCenter', 'comment', 'upload'],
  searchParams,
  load,
  action,
  view: () => import('./WriteComments.tsx').then(({ WriteComments }) => WriteComments),
})
