import { activityPhase } from '../price/activity.ts'

/** The `prodType` of each kind of product in the API (api.md 1.2). */
export const prodTypes = { normal: 0, group: 1, seckill: 2, points: 3 } as const
export type ProdType = (typeof prodTypes)[keyof typeof prodTypes]

/** A product's deal with its times in epoch milliseconds. The points mall has no start and no end. */
export type ProdDeal = { prodType: ProdType; startTime: number; endTime: number }

/** The priority if a product has several deals: the shortest comes first (flash sale, group deal, points mall). */
const speakFirst = [prodTypes.seckill, prodTypes.group, prodTypes.points] as const

/** Returns the product's type at a time of the server's clock. Only running deals count. */
export function prodTypeAt(deals: readonly ProdDeal[], now: number): ProdType {
  const running = deals.filter((deal) => activityPhase(deal, now) === 'running')
  return speakFirst.find((type) => running.some(({ prodType }) => prodType === type)) ?? prodTypes.normal
}
