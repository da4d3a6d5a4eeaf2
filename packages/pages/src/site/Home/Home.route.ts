import { countdownPageCache, defineScreen, sharedPageCache } from '../../defineScreen.ts'
import { load } from './Home.load.ts'

export const screen = defineScreen({
  paths: ['home', 'index2', 'newIndex'],
  layout: 'default',
  layouts: { newIndex: 'decorate' },
  pageId: 1,
  namespaces: ['decoration'],
  cache: ({ page }) => (page?.now === undefined ? sharedPageCache : countdownPageCache),
  load,
  view: () => import('./Home.tsx').then(({ Home }) => Home),
})
