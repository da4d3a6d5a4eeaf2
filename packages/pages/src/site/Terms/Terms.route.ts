import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Terms.load.ts'

export const screen = defineScreen({
  paths: ['terms'],
  examples: { terms: { sts: '1' } },
  layout: 'policy',
  namespaces: ['session', 'rules'],
  searchParams,
  load,
  view: () => import('./Terms.tsx').then(({ Terms }) => Terms),
})
