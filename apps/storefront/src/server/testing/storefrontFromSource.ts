import type { Hono, MiddlewareHandler } from 'hono'
import type { Assets } from '../../document/assets.ts'
import type { Gate } from '../gate.ts'

/** The storefront from its sources, without the build; with no memory of its pages unless `life` gives it one. */
export async function storefrontFromSource(
  apiBase: string,
  life = { fresh: -1, stale: -1 },
  gate?: Gate,
  bodies?: MiddlewareHandler,
): Promise<Hono> {
  process.env.MALL_API_BASE = apiBase
  const [{ createResponder }, { createOverload }, { createStorefront }] = await Promise.all([
    import('../../render/respond.server.ts'),
    import('../../render/overload.server.ts'),
    import('../storefront.ts'),
  ])
  const assets: Assets = {
    build: 'source',
    entry: '/assets/entry.js',
    frameOf: () => ({ scripts: [], styles: ['/assets/style.css'] }),
    partOf: (screen) => ({ view: `/assets/${screen}.js`, texts: {}, scripts: [], styles: [] }),
  }
  return createStorefront({
    answer: createResponder(assets, life),
    overloaded: gate && createOverload(assets),
    gate,
    bodies,
    assets: 'nowhere',
    apiBase,
  })
}
