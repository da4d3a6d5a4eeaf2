import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Regulation.load.ts'

export const screen = defineScreen({
  paths: ['regulation'],
  layout: 'default',
  namespaces: ['rules'],
  searchParams,
  load,
  view: () => import('./Regulation.tsx').then(({ Regulation }) => Regulation),
})
