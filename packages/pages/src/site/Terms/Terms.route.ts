import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Terms.load.ts'

export const screen = defineScreen({
  paths: { terms: 'termsPage' },
  examples: { terms: '/termsPage?sts=1' },
  layout: 'policy',
  namespaces: ['session', 'rules'],
  searchParams,
  load,
  view: () => import('./Terms.tsx').then(({ Terms }) => Terms),
})
