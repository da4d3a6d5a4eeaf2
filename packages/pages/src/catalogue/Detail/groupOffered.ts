import { activityPhase } from '@millwright/domain/price/activity'
import type { DetailDeals, DetailGroupDeal } from './runningDeals.ts'

/** Returns the running group deal of the selected SKU. The buy form sells in that group first, and alone second. */
export function groupOffered(
  deals: DetailDeals | undefined,
  sku: { skuId: string } | undefined,
): DetailGroupDeal | undefined {
  const deal = deals?.open
  return deal && sku?.skuId === deal.skuId && activityPhase(deal, deals.now) === 'running' ? deal : undefined
}

/** Returns the largest quantity that one order of the group can take: the limit per order, or the stock if that is less. */
export function mostInGroup({ maxNum, stocks }: Pick<DetailGroupDeal, 'maxNum' | 'stocks'>): number {
  return Math.min(maxNum > 0 ? maxNum : Infinity, stocks === -1 ? Infinity : stocks)
}
