import type { Hono } from 'hono'

/** The storefront from its sources, without the build. */
export async function storefrontFromSource(apiBase: string): Promise<Hono> {
  process.env.MALL_API_BASE = apiBase
  const [{ createAnswer }, { createStorefront }] = await Promise.all([import('../../app/answer.server.ts'), import('../storefront.ts')])
  return createStorefront({ answer: createAnswer({ entry: '/assets/entry.js', styles: ['/assets/style.css'], scriptsOf: () => [] }), assets: 'nowhere', apiBase })
}
