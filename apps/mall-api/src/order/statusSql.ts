import { holdingStatuses } from '@millwright/domain/order/orderStatus'
import type { OrderStatusNumber } from '@millwright/domain/order/orderStatus'

/** The condition that the order `o` is in one of the domain's lists of statuses. */
export const statusIn = (statuses: readonly OrderStatusNumber[], o = 'orders'): string =>
  `${o}.status in (${statuses.join(', ')})`

/** The condition that the order `o` holds what was ordered: pieces of a sale, a seat in a team, a quote. */
export const holdsGoods = (o = 'orders'): string => statusIn(holdingStatuses, o)
