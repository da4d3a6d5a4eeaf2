import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Compare.load.ts'

export const screen = defineScreen({
  paths: ['compare'],
  examples: { compare: { ids: '100001-1000001,100002' } },
  layout: 'default',
  namespaces: ['compare'],
  searchParams,
  load,
  view: () => import('./Compare.tsx').then(({ Compare }) => Compare),
})
