import type { Hono } from 'hono'
import type { ServerBuild } from 'react-router'
import routeConfig from '../../app/routes.ts'

type Entry = (typeof routeConfig)[number] & { children?: Entry[] }
type Module = ServerBuild['routes'][string] extends infer R ? NonNullable<R> extends { module: infer M } ? M : never : never

/** The storefront from its sources, without the build: the same modules that the build bundles, put together by hand. */
export async function storefrontFromSource(apiBase: string): Promise<Hono> {
  process.env.MALL_API_BASE = apiBase
  const [root, entry, { createStorefront }] = await Promise.all([import('../../app/root.tsx'), import('../../app/entry.server.tsx'), import('../storefront.ts')])
  const modules = import.meta.glob(['../../app/routes/*.{ts,tsx}', '../../app/screen.tsx'])
  const routes: ServerBuild['routes'] = { root: { id: 'root', path: '', module: root as Module } }

  async function add(entries: readonly Entry[], parentId: string) {
    for (const { id = '', path, index, file, children } of entries) {
      const load = modules[`../../app/${file}`]
      if (!load) throw new Error(`${file} is named in the routes and is not there`)
      routes[id] = { id, parentId, path, index, module: await load() as Module }
      if (children) await add(children, id)
    }
  }
  await add(routeConfig as Entry[], 'root')

  const build: ServerBuild = {
    entry: { module: entry }, routes, publicPath: '/', assetsBuildDirectory: 'nowhere', future: {} as ServerBuild['future'], ssr: true, isSpaMode: false, prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
    assets: {
      entry: { imports: [], module: '/assets/entry.js' }, url: '/assets/manifest.js', version: '1',
      routes: Object.fromEntries(Object.values(routes).map((route) => [route?.id, {
        ...route, module: '/assets/route.js', hasLoader: route?.module.loader !== undefined, hasAction: route?.module.action !== undefined,
        hasErrorBoundary: route?.module.ErrorBoundary !== undefined, hasClientLoader: false, hasClientAction: false, hasClientMiddleware: false,
        clientActionModule: undefined, clientLoaderModule: undefined, clientMiddlewareModule: undefined, hydrateFallbackModule: undefined,
      }])) as ServerBuild['assets']['routes'],
    },
  }
  return createStorefront({ build, assets: 'nowhere', apiBase })
}
