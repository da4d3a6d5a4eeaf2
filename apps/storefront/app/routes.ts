import type { RouteConfig, RouteConfigEntry } from '@react-router/dev/routes'
import { redirects, routes } from '@millwright/pages/routes'

/** The one route table, as the router reads it: a path is bound to the module of its screen. */
export default [
  {
    id: 'screen',
    file: 'screen.tsx',
    children: routes.map(({ id, path, screen }): RouteConfigEntry => ({ id, ...(path ? { path } : { index: true }), file: `routes/${screen}.tsx` })),
  },
  ...redirects.map(({ id, path }): RouteConfigEntry => ({ id, path, file: 'routes/elsewhere.ts' })),
  { id: 'act', path: '_act/*', file: 'routes/act.ts' },
] satisfies RouteConfig
