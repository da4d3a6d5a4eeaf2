import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './RegulationList.load.ts'

export const screen = defineScreen({
  paths: ['regulationList'],
  examples: { regulationList: { categoryId: '2' } },
  layout: 'default',
  namespaces: ['rules'],
  searchParams,
  load,
  view: () => import('./RegulationList.tsx').then(({ RegulationList }) => RegulationList),
})
