import type { ShopRef } from '@millwright/contract/blocks/shopRef'
import type { PageData, ShopSummary } from '../data.ts'
import { own } from './own.ts'

/** Returns the open shops of a block, each once, with the server's current data. */
export function openShops(refs: readonly ShopRef[], { shops = {} }: PageData): ShopSummary[] {
  return [...new Set(refs.map(({ shopId }) => shopId))].flatMap((shopId) => own(shops, shopId) ?? [])
}
