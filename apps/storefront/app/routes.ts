import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
// @boundaries-ignore by its path: the router's tools read this file before they know of our exports condition.
import { redirects, routes } from '../../../packages/pages/src/routes.ts'

/** The one route table, as the router reads it: a path is bound to the module of its screen. */
export default [
  {
    id: 'screen',
    file: 'screen.tsx',
    children: routes.map(({ id, path, screen }): RouteConfigEntry => ({ id, ...(path ? { path } : { index: true }), file: `routes/${screen}.tsx` })),
  },
  ...redirects.map(({ id, path }): RouteConfigEntry => ({ id, path, file: 'routes/elsewhere.ts' })),
  { id: 'act', path: '_act/*', file: 'routes/act.ts' },
  { id: 'suggest', path: '_suggest', file: 'routes/suggest.ts' },
] satisfies RouteConfig
