import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './ApplocationDetailsl.load.ts'

export const screen = defineScreen({
  paths: ['applocation-detailsl'],
  examples: { 'applocation-detailsl': { applicationId: '9103' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['credit', 'userCenter'],
  searchParams,
  load,
  view: () => import('./ApplocationDetailsl.tsx').then(({ ApplocationDetailsl }) => ApplocationDetailsl),
})
