import { notFound } from '../../loader.ts'
import type { Loader } from '../../loader.ts'
import { defineScreen } from '../../defineScreen.ts'

const load: Loader<{ message?: string }> = async () => notFound()

export const screen = defineScreen({
  paths: { 'not-found': '*' },
  layout: 'default',
  namespaces: [],
  load,
  view: () => import('./NotFound.tsx').then(({ NotFound }) => NotFound),
})
