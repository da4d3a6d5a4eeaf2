import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Feedback.load.ts'

export const screen = defineScreen({
  paths: ['feedback'],
  layout: 'default',
  auth: 'buyer',
  namespaces: ['feedback'],
  searchParams,
  load,
  view: () => import('./Feedback.tsx').then(({ Feedback }) => Feedback),
})
