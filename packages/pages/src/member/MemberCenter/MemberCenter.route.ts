import { defineScreen } from '../../defineScreen.ts'
import { action } from './MemberCenter.action.ts'
import { load, searchParams } from './MemberCenter.load.ts'

export const screen = defineScreen({
  paths: ['member-center'],
  layout: 'home',
  auth: 'buyer',
  namespaces: ['levels', 'points', 'member'],
  searchParams,
  load,
  action,
  view: () => import('./MemberCenter.tsx').then(({ MemberCenter }) => MemberCenter),
})
