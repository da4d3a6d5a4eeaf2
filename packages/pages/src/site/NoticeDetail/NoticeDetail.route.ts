import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './NoticeDetail.load.ts'

export const screen = defineScreen({
  paths: ['notice-detail'],
  examples: { 'notice-detail': { id: '11' } },
  layout: 'default',
  namespaces: ['notice'],
  searchParams,
  load,
  view: () => import('./NoticeDetail.tsx').then(({ NoticeDetail }) => NoticeDetail),
})
