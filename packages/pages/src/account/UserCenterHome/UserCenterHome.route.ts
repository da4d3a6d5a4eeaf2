import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './UserCenterHome.load.ts'

export const screen = defineScreen({
  paths: ['user-center'],
  layout: 'default',
  auth: 'buyer',
  pageId: 12,
  namespaces: ['userCenter', 'centerHome', 'order', 'member', 'credit'],
  searchParams,
  load,
  view: () => import('./UserCenterHome.tsx').then(({ UserCenterHome }) => UserCenterHome),
})
