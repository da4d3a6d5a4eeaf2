import { assembleShop } from './server/assembleShop.ts'
import type { Shop } from './server/assembleShop.ts'
import { shopBuild } from './server/shopBuild.ts'
import type { ShopOptions } from './config/shopOptions.ts'

export type { Shop } from './server/assembleShop.ts'
export type {
  Limits,
  RequestClientOptions,
  RequestRecord,
  Screens,
  Seal,
  SharedCache,
  ShopOptions,
} from './config/shopOptions.ts'
export { redisCache } from './cache/redisCache.ts'
export { kitLanguages } from './config/readOptions.ts'

/**
 * Creates a whole shop from options: its request handler, start and shutdown. Throws a `TypeError` that names each
 * mistake in the options.
 */
export function createShop(options: ShopOptions): Shop {
  return assembleShop(options, shopBuild())
}
