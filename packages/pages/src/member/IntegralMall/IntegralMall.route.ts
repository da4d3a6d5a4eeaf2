import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './IntegralMall.load.ts'

export const screen = defineScreen({
  paths: ['integral-mall'],
  layout: 'home',
  namespaces: ['levels', 'member', 'points'],
  searchParams,
  load,
  view: () => import('./IntegralMall.tsx').then(({ IntegralMall }) => IntegralMall),
})
