import { countdownPageCache, defineScreen, sharedPageCache, uncachedPage } from '../../defineScreen.ts'
import { load, searchParams } from './SelectDecorate.load.ts'

export const screen = defineScreen({
  paths: ['select-decorate'],
  examples: { 'select-decorate': { renovationId: '101', sid: '1' } },
  layout: 'decorate',
  namespaces: ['decoration', 'shop'],
  searchParams,
  cache: ({ draft, page }) => (draft ? uncachedPage : page?.now === undefined ? sharedPageCache : countdownPageCache),
  load,
  view: () => import('./SelectDecorate.tsx').then(({ SelectDecorate }) => SelectDecorate),
})
