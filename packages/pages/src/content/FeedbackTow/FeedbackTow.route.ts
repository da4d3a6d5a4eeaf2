import { defineScreen } from '../../defineScreen.ts'
import { action } from './FeedbackTow.action.ts'
import { load } from './FeedbackTow.load.ts'

export const screen = defineScreen({
  paths: ['feedbacktow'],
  layout: 'default',
  namespaces: ['feedback', 'upload'],
  load,
  action,
  view: () => import('./FeedbackTow.tsx').then(({ FeedbackTow }) => FeedbackTow),
})
