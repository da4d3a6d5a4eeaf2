export type OwnShop = 'none' | 'open' | 'inReview' | 'refused' | 'offline'

/**
 * How a buyer's own shop stands (numbers in api.md 1.2): only an approved, open shop is linked; one that
 * is being looked at, was refused, or was taken offline each gets its own warning.
 */
export function ownShop(
  center: { shopAuditStatus?: number; shopStatus?: number; shopId?: string } | undefined,
): OwnShop {
  if (!center?.shopId) return 'none'
  if (center.shopAuditStatus === 0) return 'inReview'
  if (center.shopAuditStatus === -1) return 'refused'
  if (center.shopStatus === 1) return 'open'
  return center.shopStatus === 4 || center.shopStatus === 5 ? 'inReview' : 'offline'
}
