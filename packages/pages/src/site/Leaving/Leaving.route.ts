import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Leaving.load.ts'

export const screen = defineScreen({
  paths: ['leaving'],
  examples: { leaving: { to: 'https://www.example.com' } },
  layout: 'default',
  namespaces: ['edge'],
  searchParams,
  load,
  view: () => import('./Leaving.tsx').then(({ Leaving }) => Leaving),
})
