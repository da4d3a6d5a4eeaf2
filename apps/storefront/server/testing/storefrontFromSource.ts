import type { Hono } from 'hono'
import type { Gate } from '../gate.ts'

/** The storefront from its sources, without the build; with no memory of its pages unless `life` gives it one. */
export async function storefrontFromSource(apiBase: string, life = { fresh: -1, stale: -1 }, gate?: Gate): Promise<Hono> {
  process.env.MALL_API_BASE = apiBase
  const [{ createAnswer }, { createOverload }, { createStorefront }] = await Promise.all([import('../../app/answer.server.ts'), import('../../app/overload.server.ts'), import('../storefront.ts')])
  const assets = { entry: '/assets/entry.js', styles: ['/assets/style.css'], scriptsOf: () => [] }
  return createStorefront({ answer: createAnswer(assets, life), overloaded: gate && createOverload(assets), gate, assets: 'nowhere', apiBase })
}
