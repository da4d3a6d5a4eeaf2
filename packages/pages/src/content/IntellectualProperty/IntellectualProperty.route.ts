import { defineScreen } from '../../defineScreen.ts'
import { action } from './IntellectualProperty.action.ts'
import { load, searchParams } from './IntellectualProperty.load.ts'

export const screen = defineScreen({
  paths: ['intellectualProperty'],
  layout: 'default',
  namespaces: ['rights', 'upload'],
  searchParams,
  load,
  action,
  view: () => import('./IntellectualProperty.tsx').then(({ IntellectualProperty }) => IntellectualProperty),
})
