import { defineScreen } from '../../defineScreen.ts'
import { load } from './Datasheet.load.ts'

export const screen = defineScreen({
  paths: { datasheet: 'datasheet/:prodId' },
  layout: 'empty',
  namespaces: ['detail'],
  load,
  view: () => import('./Datasheet.tsx').then(({ Datasheet }) => Datasheet),
})
