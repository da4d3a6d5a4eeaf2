import { defineScreen } from '../../defineScreen.ts'
import { action } from './Chat.action.ts'
import { load, searchParams } from './Chat.load.ts'

export const screen = defineScreen({
  paths: ['chat'],
  examples: { chat: { sid: '1', prodId: '100001' } },
  layout: 'empty',
  auth: 'buyer',
  namespaces: ['chat', 'order'],
  searchParams,
  load,
  action,
  view: () => import('./Chat.tsx').then(({ Chat }) => Chat),
})
