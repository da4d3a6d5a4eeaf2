import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './FeedbackParticulars.load.ts'

export const screen = defineScreen({
  paths: ['feedback-particulars'],
  examples: { 'feedback-particulars': { id: '3' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['feedback'],
  searchParams,
  load,
  view: () => import('./FeedbackParticulars.tsx').then(({ FeedbackParticulars }) => FeedbackParticulars),
})
