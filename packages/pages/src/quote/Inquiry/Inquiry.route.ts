import { defineScreen } from '../../defineScreen.ts'
import { action } from './Inquiry.action.ts'
import { load, searchParams } from './Inquiry.load.ts'

export const screen = defineScreen({
  paths: ['inquiry'],
  examples: { inquiry: { prodId: '100001', count: '20' } },
  layout: 'default',
  namespaces: ['inquiry', 'order', 'upload'],
  searchParams,
  load,
  action,
  view: () => import('./Inquiry.tsx').then(({ Inquiry }) => Inquiry),
})
