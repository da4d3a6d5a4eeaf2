import { holdingStatuses, orderStatuses } from '@millwright/domain/order/orderStatus'
import type { OrderStatusNumber } from '@millwright/domain/order/orderStatus'

/** Returns the SQL condition that the order `o` has one of these statuses. */
export const statusIn = (statuses: readonly OrderStatusNumber[], o = 'orders'): string =>
  `${o}.status in (${statuses.join(', ')})`

/** Returns the SQL condition that the order `o` holds its goods: sale stock, a team seat or a quote. */
export const holdsGoods = (o = 'orders'): string => statusIn(holdingStatuses, o)

/** Returns the SQL condition that the order `o` is unpaid and its deadline is after the parameter `now`. */
export const waitsForMoney = (now: string, o = 'orders'): string =>
  `(${statusIn([orderStatuses.unpaid], o)} and ${o}.expires > ${now}::bigint)`

/** Returns the SQL condition that the order `o` is unpaid and its deadline is over at the parameter `now`. */
export const waitedTooLong = (now: string, o = 'orders'): string =>
  `(${statusIn([orderStatuses.unpaid], o)} and ${o}.expires <= ${now}::bigint)`
