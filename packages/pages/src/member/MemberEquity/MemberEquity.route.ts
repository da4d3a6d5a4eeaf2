import { defineScreen } from '../../defineScreen.ts'
import { load } from './MemberEquity.load.ts'

export const screen = defineScreen({
  paths: ['member-equity'],
  layout: 'home',
  auth: 'buyer',
  namespaces: ['levels'],
  load,
  view: () => import('./MemberEquity.tsx').then(({ MemberEquity }) => MemberEquity),
})
