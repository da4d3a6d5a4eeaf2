import type { ScoreInfo } from '@millwright/contract/member/pointsEntities'

/** Pieces of a good of the points mall that a buyer has had; none of a visitor's. */
export function redeemedOf(info: Pick<ScoreInfo, 'redeemed'> | undefined, prodId: string): number {
  return info?.redeemed.find((one) => one.prodId === prodId)?.count ?? 0
}
