import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './NoticeList.load.ts'

export const screen = defineScreen({
  paths: ['notice-list'],
  layout: 'default',
  namespaces: ['notice'],
  searchParams,
  load,
  view: () => import('./NoticeList.tsx').then(({ NoticeList }) => NoticeList),
})
