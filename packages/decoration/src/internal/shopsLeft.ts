import type { ShopRef } from '@millwright/contract/blocks/shopRef'
import type { PageData, ShopSummary } from '../data.ts'

/** The shops of a block that are still open, each once, as the server knows them today. */
export function shopsLeft(refs: readonly ShopRef[], { shops = {} }: PageData): ShopSummary[] {
  return [...new Set(refs.map(({ shopId }) => shopId))].flatMap((shopId) =>
    Object.hasOwn(shops, shopId) ? (shops[shopId] ?? []) : [],
  )
}
