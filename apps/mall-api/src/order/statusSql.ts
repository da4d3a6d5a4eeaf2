import { holdingStatuses, orderStatuses } from '@millwright/domain/order/orderStatus'
import type { OrderStatusNumber } from '@millwright/domain/order/orderStatus'

/** The condition that the order `o` is in one of the domain's lists of statuses. */
export const statusIn = (statuses: readonly OrderStatusNumber[], o = 'orders'): string =>
  `${o}.status in (${statuses.join(', ')})`

/** The condition that the order `o` holds what was ordered: pieces of a sale, a seat in a team, a quote. */
export const holdsGoods = (o = 'orders'): string => statusIn(holdingStatuses, o)

/** The condition that the order `o` waits for its buyer's money: not paid, and not too late at `now`, a parameter. */
export const waitsForMoney = (now: string, o = 'orders'): string =>
  `(${statusIn([orderStatuses.unpaid], o)} and ${o}.expires > ${now}::bigint)`
