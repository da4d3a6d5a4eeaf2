import type { Hono } from 'hono'

/** The storefront from its sources, without the build; with no memory of its pages unless `life` gives it one. */
export async function storefrontFromSource(apiBase: string, life = { fresh: -1, stale: -1 }): Promise<Hono> {
  process.env.MALL_API_BASE = apiBase
  const [{ createAnswer }, { createStorefront }] = await Promise.all([import('../../app/answer.server.ts'), import('../storefront.ts')])
  return createStorefront({ answer: createAnswer({ entry: '/assets/entry.js', styles: ['/assets/style.css'], scriptsOf: () => [] }, life), assets: 'nowhere', apiBase })
}
