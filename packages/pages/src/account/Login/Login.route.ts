import { defineScreen } from '../../defineScreen.ts'
import { action } from './Login.action.ts'
import { load, searchParams } from './Login.load.ts'

export const screen = defineScreen({
  paths: ['login'],
  layout: 'default',
  namespaces: [],
  searchParams,
  load,
  action,
  view: () => import('./Login.tsx').then(({ Login }) => Login),
})
