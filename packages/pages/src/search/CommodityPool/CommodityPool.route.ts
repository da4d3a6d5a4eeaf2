import { defineScreen } from '../../defineScreen.ts'
import { action } from '../List/List.action.ts'
import { load, searchParams } from './CommodityPool.load.ts'

export const screen = defineScreen({
  paths: ['commoditypool', 'commoditypool-filtered'],
  examples: { 'commoditypool-filtered': { id: 'cpid-101_st-0_p-1' } },
  layout: 'default',
  auth: 'buyer',
  namespaces: ['list', 'pool'],
  searchParams,
  load,
  action,
  view: () => import('./CommodityPool.tsx').then(({ CommodityPool }) => CommodityPool),
})
