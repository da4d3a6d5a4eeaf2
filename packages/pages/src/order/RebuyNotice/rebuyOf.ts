import type { RebuyLine } from '@millwright/contract/order/entities'
import { isRecord } from '@millwright/domain/isRecord'
import type { ActionResult } from '../../loader.ts'

/** The data of an action after which some lines are not in the cart. */
export type Rebought = { rebuy: RebuyLine[] }

/** Returns the lines that were bought again, if some of them are not in the cart. */
export function rebuyOf(outcome: ActionResult | undefined): RebuyLine[] | undefined {
  const data: unknown = outcome && 'data' in outcome ? outcome.data : undefined
  return isRecord(data) && Array.isArray(data.rebuy) ? (data as Rebought).rebuy : undefined
}
