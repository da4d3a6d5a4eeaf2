import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Compare.load.ts'

export const screen = defineScreen({
  paths: { compare: 'compare' },
  layout: 'default',
  namespaces: ['compare'],
  searchParams,
  load,
  view: () => import('./Compare.tsx').then(({ Compare }) => Compare),
})
