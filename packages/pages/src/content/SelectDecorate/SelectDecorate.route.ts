import { countdownPageCache, defineScreen, sharedPageCache } from '../../defineScreen.ts'
import { load, searchParams } from './SelectDecorate.load.ts'

export const screen = defineScreen({
  paths: ['select-decorate'],
  examples: { 'select-decorate': { renovationId: '101', sid: '1' } },
  layout: 'decorate',
  namespaces: ['decoration', 'shop'],
  searchParams,
  cache: ({ page }) => (page?.now === undefined ? sharedPageCache : countdownPageCache),
  load,
  view: () => import('./SelectDecorate.tsx').then(({ SelectDecorate }) => SelectDecorate),
})
