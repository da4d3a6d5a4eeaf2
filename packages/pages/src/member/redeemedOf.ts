import type { ScoreInfo } from '@millwright/contract/member/pointsEntities'

/** Returns the pieces of a product that the buyer has redeemed. 0 for a visitor. */
export function redeemedOf(info: Pick<ScoreInfo, 'redeemed'> | undefined, prodId: string): number {
  return info?.redeemed.find((one) => one.prodId === prodId)?.count ?? 0
}
