import { defineScreen } from '../../defineScreen.ts'
import { action } from './Register.action.ts'
import { load, searchParams } from './Register.load.ts'

export const screen = defineScreen({
  paths: ['register'],
  layout: 'default',
  namespaces: ['session'],
  searchParams,
  load,
  action,
  view: () => import('./Register.tsx').then(({ Register }) => Register),
})
