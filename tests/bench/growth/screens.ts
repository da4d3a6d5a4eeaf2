import type { CallName, InputOf } from '@millwright/contract/contract'

type Ask = { [Name in CallName]: { call: Name; input?: InputOf<Name> } }[CallName]

/**
 * The calls of the screens whose tables grow with a buyer's orders, by a description of the screen. `prodId` is the
 * product with the comments.
 */
export function screensOf(prodId: number): Record<string, Ask> {
  return {
    'orders, all': { call: 'myOrderSearch', input: {} },
    'orders to pay': { call: 'myOrderSearch', input: { status: 1 } },
    'orders to ship': { call: 'myOrderSearch', input: { status: 2 } },
    'orders shipped': { call: 'myOrderSearch', input: { status: 3 } },
    'orders completed': { call: 'myOrderSearch', input: { status: 5 } },
    'orders closed': { call: 'myOrderSearch', input: { status: 6 } },
    'orders, page 90': { call: 'myOrderSearch', input: { current: 90 } },
    'orders by goods, common': { call: 'myOrderSearch', input: { orderName: '轴承' } },
    'orders by goods, rare': { call: 'myOrderSearch', input: { orderName: 'MW000123' } },
    'orders by goods, none': { call: 'myOrderSearch', input: { orderName: 'no such goods' } },
    'orders by number, part': { call: 'myOrderSearch', input: { orderNumber: '0000777' } },
    'orders by number, none': { call: 'myOrderSearch', input: { orderNumber: '20990101' } },
    'orders by own number': { call: 'myOrderSearch', input: { orderName: 'PO-0000777' } },
    'orders of seven days': { call: 'myOrderSearch', input: { orderTimeStatus: 1 } },
    'orders older than three months': { call: 'myOrderSearch', input: { orderTimeStatus: 3 } },
    'orders of a month, completed': {
      call: 'myOrderSearch',
      input: { status: 5, beginDate: '2026-03-01', endDate: '2026-03-31' },
    },
    'order counts': { call: 'orderCount' },
    'waiting for comments': { call: 'myOrderItemsComment', input: { commStatus: 0 } },
    'my comments': { call: 'myComments', input: {} },
    'comments of a product': { call: 'prodCommPage', input: { prodId } },
    'comments, medium': { call: 'prodCommPage', input: { prodId, evaluate: 1 } },
    'comments with pictures': { call: 'prodCommPage', input: { prodId, evaluate: 3 } },
    'comment counts': { call: 'prodCommData', input: { prodId } },
    'refunds, all': { call: 'refundList', input: {} },
    'refunds, open': { call: 'refundList', input: { sts: 1 } },
    'refund counts': { call: 'refundCount' },
    favourites: { call: 'collectedProds', input: {} },
    'favourites by name': { call: 'collectedProds', input: { prodName: '轴承' } },
    history: { call: 'seenProds', input: {} },
    'points log': { call: 'scoreLogPage', input: {} },
    'points log, spent': { call: 'scoreLogPage', input: { type: 0 } },
    'points log of a month': { call: 'scoreLogPage', input: { month: '2026-03' } },
    'balance log': { call: 'balanceLog', input: {} },
    'coupons to use': { call: 'myCouponPage', input: { status: 1 } },
    'coupons used': { call: 'myCouponPage', input: { status: 2 } },
    'coupon counts': { call: 'myCouponCounts' },
    'credit entries': { call: 'creditPage', input: {} },
    statements: { call: 'billPage', input: {} },
    'statement counts': { call: 'billCount' },
    invoices: { call: 'orderInvoicePage', input: {} },
    'invoice counts': { call: 'orderInvoiceCount' },
    'orders without an invoice': { call: 'invoiceableOrders', input: {} },
    inquiries: { call: 'inquiryPage', input: {} },
    'inquiry counts': { call: 'inquiryCount' },
    commissions: { call: 'distributionIncome', input: {} },
    'commission wallet': { call: 'distributionWallet' },
  }
}
