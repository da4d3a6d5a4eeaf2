import { defineScreen } from '../../defineScreen.ts'
import { load, searchParams } from './Leaving.load.ts'

export const screen = defineScreen({
  paths: { leaving: 'leaving' },
  examples: { leaving: '/leaving?to=https%3A%2F%2Fwww.example.com' },
  layout: 'default',
  namespaces: ['edge'],
  searchParams,
  load,
  view: () => import('./Leaving.tsx').then(({ Leaving }) => Leaving),
})
