export type OwnShopStatus = 'none' | 'open' | 'inReview' | 'refused' | 'offline'

/**
 * Returns the state of a buyer's own shop (numbers in api.md 1.2). Screens link only an approved, open shop, and show a
 * warning for a shop that is in review, refused or offline.
 */
export function ownShop(
  center: { shopAuditStatus?: number; shopStatus?: number; shopId?: string } | undefined,
): OwnShopStatus {
  if (!center?.shopId) return 'none'
  if (center.shopAuditStatus === 0) return 'inReview'
  if (center.shopAuditStatus === -1) return 'refused'
  if (center.shopStatus === 1) return 'open'
  return center.shopStatus === 4 || center.shopStatus === 5 ? 'inReview' : 'offline'
}
