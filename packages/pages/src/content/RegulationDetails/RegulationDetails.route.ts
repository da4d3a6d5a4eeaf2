import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './RegulationDetails.load.ts'

export const screen = defineScreen({
  paths: ['regulation-details'],
  examples: { 'regulation-details': { id: '56' } },
  layout: 'default',
  namespaces: ['rules'],
  searchParams,
  load,
  view: () => import('./RegulationDetails.tsx').then(({ RegulationDetails }) => RegulationDetails),
})
