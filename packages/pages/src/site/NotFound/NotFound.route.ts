import { notFound } from '../../loader.ts'
import type { Load } from '../../loader.ts'
import { defineScreen } from '../../defineScreen.ts'

const load: Load<{ message?: string }> = async () => notFound()

export const screen = defineScreen({
  paths: { 'not-found': '*' },
  layout: 'default',
  texts: [],
  load,
  view: () => import('./NotFound.tsx').then(({ NotFound }) => NotFound),
})
