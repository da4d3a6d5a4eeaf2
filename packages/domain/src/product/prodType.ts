import { activityPhase } from '../price/activity.ts'

/** The wire's `prodType` (api.md 1.2). */
export const prodTypes = { normal: 0, group: 1, seckill: 2, points: 3 } as const
export type ProdType = (typeof prodTypes)[keyof typeof prodTypes]

/** A deal that a product is in, with its times in epoch milliseconds; the points mall has neither start nor end. */
export type ProdDeal = { prodType: ProdType; startTime: number; endTime: number }

/** Of a product in several deals the one that is over first speaks: a flash sale, a group deal, the points mall. */
const speakFirst = [prodTypes.seckill, prodTypes.group, prodTypes.points] as const

/** What a product is sold as at a moment of the server's clock: deals that have not begun or are over do not count. */
export function prodTypeAt(deals: readonly ProdDeal[], now: number): ProdType {
  const running = deals.filter((deal) => activityPhase(deal, now) === 'running')
  return speakFirst.find((type) => running.some(({ prodType }) => prodType === type)) ?? prodTypes.normal
}
