import { routes } from '@millwright/pages/routes'
import type { RouteId } from '@millwright/pages/routes'

/**
 * Params and a query with which a route shows something of the fixtures' mall. One that is not named here needs none.
 */
const routeAddresses: Partial<Record<RouteId, string>> = {
  ShopInformation: '/ShopInformation?sid=1',
  'apply-return': '/user-center/apply-return?orderNumber=202611210930124413&orderItemId=501',
  'return-detail': '/return-detail?refundSn=8820261119110201',
  'view-logistics': '/user-center/view-logistics?orderNumber=202611210930124412',
  chat: '/chat?sid=1&prodId=100001',
  compare: '/compare?ids=100001-1000001,100002',
  datasheet: '/datasheet/100001',
  'commoditypool-filtered': '/commoditypool/cpid-101_st-0_p-1',
  coupons: '/coupons?couponId=803',
  'discount-detail': '/discount-detail?discountId=701',
  detail: '/detail/100001?sku=1000002',
  'invoice-detail': '/invoice-detail?invoiceId=9003',
  'feedback-particulars': '/feedback-particulars?id=3',
  'group-order': '/group-order?prodId=1001&groupActivityId=401&count=10',
  'integral-det': '/member-center/integral-det/100001',
  'submit-integral-order': '/submit-integral-order?prodId=100001&skuId=2001&count=1',
  'group-team': '/group-team?groupTeamId=401',
  inquiry: '/inquiry?prodId=100001&count=20',
  'uc-inquiryDetail': '/uc-inquiryDetail?inquiryId=7001',
  leaving: '/leaving?to=https%3A%2F%2Fwww.example.com',
  'list-2': '/list-2?view=table',
  'list-filtered': '/list/pn-6205?brand=1&attr=1_100',
  'not-found': '/no-such-page',
  'order-sheet': '/order-sheet?orderNumber=202611210930124412&print=delivery',
  'notice-detail': '/notice-detail?id=11',
  'order-detail': '/order-detail?orderNumber=202611210930124412',
  'order-page': '/order-page?prodId=100001&skuId=1000001&shopId=1&count=10',
  payment: '/payment?orderNumbers=202611210930124410',
  payments: '/payments?offer=2',
  'payment-option': '/payment-option?orderNumbers=202611210930124410',
  'payment-transfer': '/payment-transfer?orderNumbers=202611210930124410',
  'applocation-detailsl': '/user-center/applocation-detailsl?applicationId=9103',
  'view-details': '/user-center/view-details?billNumber=ST202610-000002',
  'payment-success': '/payment-success?orderNumbers=202611210930124411',
  'submit-successfully': '/submit-successfully?orderNumbers=202611210930124411',
  'regulation-details': '/regulation-details?id=56',
  regulationList: '/regulationList?categoryId=2',
  secdetail: '/secdetail/601',
  'secdetail-confirm-order': '/secdetail/confirm-order?seckillId=601&prodId=1001&count=10',
  'select-decorate': '/select-decorate?renovationId=101&sid=1',
  'shop-prod-list': '/shop-prod-list?sid=1&cid=10101',
  shopIndex: '/shopIndex?sid=1',
  'submit-order': '/submit-order?items=501,502',
  terms: '/termsPage?sts=1',
  'write-comments': '/write-comments?orderItemId=501',
  // The code of a moment ago.
  'weixin-pay': `/weixin-pay?orderNumbers=202611210930124410&issued=${Date.now()}`,
}

/** Where each route shows something. */
export const addressOf = Object.fromEntries(
  routes.map(({ id, path }) => [id, routeAddresses[id] ?? `/${path}`]),
) as Record<RouteId, string>

/** Where a buyer is sent on to, who has no need of the page. */
export const notForBuyers: Partial<Record<RouteId, string>> = {
  'account-closed': '/user-center/uc-account',
  'forget-password': '/user-center/uc-password',
  login: '/',
  register: '/',
}
