import type { Offer } from '@millwright/contract/catalogue/entities'

const AT_MOST = 60
const OF_ONE = 8

/**
 * Returns the offers to send with the page: up to 8 of the selected SKU, and of every other SKU the first ones, with 60
 * divided equally among the SKUs (1 to 8 each).
 */
export function limitOffers(
  offers: readonly Offer[],
  { skus, skuId }: { skus: number; skuId: string | undefined },
): Offer[] {
  const share = Math.max(1, Math.min(OF_ONE, Math.floor(AT_MOST / Math.max(skus, 1))))
  return [...Map.groupBy(offers, ({ forSkuId }) => forSkuId)]
    .flatMap(([forSkuId, some]) => some.slice(0, forSkuId === skuId ? OF_ONE : share))
    .slice(0, AT_MOST + OF_ONE)
}
