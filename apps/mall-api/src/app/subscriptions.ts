import { createCommissions } from '../contexts/distribution/commissions.ts'
import { settleGrowth } from '../contexts/member/growth.ts'
import {
  earnPoints,
  returnPoints,
  returnPointsGoods,
  settlePoints,
  spendPoints,
} from '../contexts/member/pointsOfOrder.ts'
import { recordOrderCoupons } from '../contexts/order/orderCoupons.ts'
import { refundInternalPayment } from '../contexts/payment/refundMoney.ts'
import { restoreSaleStock } from '../contexts/promotion/restoreSaleStock.ts'
import { failUnopened, fillTeams, openTeams } from '../contexts/promotion/teams.ts'
import { recordQuoteUses } from '../contexts/quote/quoteUses.ts'
import type { Subscriptions } from '../core/events/events.ts'
import { returnStock } from '../core/stock/stock.ts'

/**
 * The handlers of each event, in the order in which they run. The order is also the order of their locks: change it
 * only together with `db/locks.ts`.
 */
export const subscriptions: Subscriptions = {
  orderPlaced: [
    (db, { now, user, ...placed }) => createCommissions({ db, now }, user, placed),
    (db, { orderNumber, lines }) => recordQuoteUses(db, orderNumber, lines),
    (db, { orderNumber, couponUserIds }) => recordOrderCoupons(db, orderNumber, couponUserIds),
    (db, { now, say, user, orderNumber, points }) =>
      spendPoints({ db, now, say }, user, { orderNumber, points, cause: 'deduct' }),
  ],
  ordersClosed: [
    (db, { orderNumbers }) => failUnopened(db, orderNumbers),
    (db, { orderNumbers }) => restoreSaleStock(db, orderNumbers),
    (db, { orderNumbers }) => returnPointsGoods(db, orderNumbers),
    (db, { orderNumbers }) => returnStock(db, orderNumbers),
    (db, { orderNumbers, now }) => returnPoints({ db, now }, orderNumbers),
  ],
  ordersPaying: [(db, { teams, now }) => openTeams(db, teams, now)],
  ordersPaid: [(db, { teams }) => fillTeams(db, teams)],
  orderReceived: [(db, { orderNumber, now }) => settleGrowth(db, orderNumber, now)],
  receiptConfirmed: [(db, { orderNumber, now }) => earnPoints({ db, now }, orderNumber)],
  moneyReturned: [
    (db, { orderNumber, now }) => settleGrowth(db, orderNumber, now),
    (db, returned) => refundInternalPayment(db, returned),
    (db, returned) => settlePoints(db, returned),
  ],
}
