import type { MiddlewareHandler } from 'hono'
import type { ShopOptions } from '../../config/shopOptions.ts'
import type { Assets } from '../../document/assets.ts'
import { assembleShop } from '../assembleShop.ts'
import type { Shop } from '../assembleShop.ts'
import type { Gate } from '@millwright/edge/gate'

/** A shop from its sources, with a `request` method like that of Hono's apps. */
export type TestShop = Shop & {
  request: (input: string | Request, init?: RequestInit, env?: object) => Promise<Response>
}

export const testAssets: Assets = {
  build: 'source',
  starter: '/assets/starter.js',
  entry: '/assets/entry.js',
  frameOf: () => ({ scripts: [], styles: ['/assets/style.css'] }),
  frameTextsOf: (language) => `/assets/frameTexts.${language}.js`,
  partOf: (screen) => ({ view: `/assets/${screen}.js`, texts: {}, scripts: [], styles: [] }),
}

/** Creates the storefront from its sources, without a build. It caches no pages unless `life` sets a lifetime. */
export async function storefrontFromSource(
  apiBase: string,
  life = { fresh: -1, stale: -1 },
  gate?: Gate,
  bodies?: MiddlewareHandler,
  options: Partial<ShopOptions> = {},
): Promise<TestShop> {
  const shop = assembleShop(
    { client: apiBase, ...options },
    { assets: testAssets, folder: 'nowhere' },
    { life, ...(gate && { gate }), ...(bodies && { bodies }) },
  )
  return {
    ...shop,
    request: (input, init, env) =>
      shop.fetch(typeof input === 'string' ? new Request(new URL(input, 'http://localhost'), init) : input, env),
  }
}
