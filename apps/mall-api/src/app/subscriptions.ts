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
import { orderRefund } from '../contexts/payment/serviceRefunds.ts'
import { restoreSaleStock } from '../contexts/promotion/restoreSaleStock.ts'
import { failUnopened, fillTeams, openTeams } from '../contexts/promotion/teams.ts'
import { recordQuoteUses } from '../contexts/quote/quoteUses.ts'
import {
  recordClosed,
  recordPaid,
  recordPayment,
  recordPlaced,
  recordReceived,
  recordRefund,
  recordRefundRequest,
  recordShipped,
  recordStock,
} from '../contexts/webhook/recordHappenings.ts'
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
  orderWritten: [(db, written) => recordPlaced(db, written)],
  ordersClosed: [
    (db, { orderNumbers }) => failUnopened(db, orderNumbers),
    (db, { orderNumbers }) => restoreSaleStock(db, orderNumbers),
    (db, { orderNumbers }) => returnPointsGoods(db, orderNumbers),
    (db, { orderNumbers }) => returnStock(db, orderNumbers),
    (db, { orderNumbers, now }) => returnPoints({ db, now }, orderNumbers),
    (db, closed) => recordClosed(db, closed),
  ],
  ordersPaying: [(db, { teams, now }) => openTeams(db, teams, now)],
  ordersPaid: [(db, { teams }) => fillTeams(db, teams), (db, paid) => recordPaid(db, paid)],
  moneyReceived: [(db, received) => recordPayment(db, received)],
  packageShipped: [(db, shipped) => recordShipped(db, shipped)],
  orderReceived: [
    (db, { orderNumber, now }) => settleGrowth(db, orderNumber, now),
    (db, received) => recordReceived(db, received),
  ],
  receiptConfirmed: [(db, { orderNumber, now }) => earnPoints({ db, now }, orderNumber)],
  refundRequested: [(db, requested) => recordRefundRequest(db, requested)],
  stockChanged: [(db, changed) => recordStock(db, changed)],
  moneyReturned: [
    (db, { orderNumber, now }) => settleGrowth(db, orderNumber, now),
    (db, returned) => refundInternalPayment(db, returned),
    (db, returned) => orderRefund(db, returned),
    (db, returned) => settlePoints(db, returned),
    (db, returned) => recordRefund(db, returned),
  ],
}
