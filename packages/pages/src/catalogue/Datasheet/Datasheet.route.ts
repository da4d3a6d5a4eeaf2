import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Datasheet.load.ts'

export const screen = defineScreen({
  paths: ['datasheet'],
  examples: { datasheet: { prodId: '100001' } },
  layout: 'empty',
  namespaces: ['detail', 'datasheet'],
  searchParams,
  load,
  view: () => import('./Datasheet.tsx').then(({ Datasheet }) => Datasheet),
})
