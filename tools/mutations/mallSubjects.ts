import { wordsIn } from './subject.ts'
import type { Subject } from './subject.ts'

const mall = 'apps/mall-api/src'

/**
 * Creates a subject of the reference mall. `files` and `tests` are paths separated by spaces. Files are in the context's
 * folder and tests in `contexts`, unless the path begins with `app`, `console`, `contexts` or `core`. These tests need a
 * database.
 */
const context = (name: string, folder: string, files: string, tests: string): Subject => ({
  name,
  files: wordsIn(files).map((file) => `${mall}/${elsewhere(file) ? file : `contexts/${folder}/${file}`}.ts`),
  tests: wordsIn(tests).map((file) => `${mall}/${elsewhere(file) ? file : `contexts/${file}`}.test.ts`),
})

const elsewhere = (file: string) => /^(app|console|contexts|core)\//.test(file)

export const mallSubjects: readonly Subject[] = [
  context(
    'order',
    'order',
    'orders confirm placeOrder core/price/freight core/stock/stock',
    'order/{handlers,orders} promotion/{coupons,sales} after-sale/invoices member/points distribution/distribution',
  ),
  context(
    'events',
    '',
    'core/events/events app/subscriptions',
    `core/events/events order/handlers promotion/{coupons,sales,groups} member/{points,members}
     distribution/distribution quote/quotes credit/credit webhook/webhooks exchange/orders`,
  ),
  context(
    'price at checkout',
    'order',
    'core/price/{pricing,cartGroup} orderCoupons',
    'order/{handlers,freightRule} promotion/coupons quote/quotes cart/handlers',
  ),
  context(
    'own orders',
    'order',
    `handlers myOrderHandlers boughtProds rebuy orderCount orderSpend orderSearch findOrders ordersByNumberPart orderViews core/order/orderItems core/status/statusSql
     packages confirmReceipt`,
    'order/{handlers,myOrderHandlers,orderWorkbook,orders} core/status/statusSql member/points cart/handlers',
  ),
  context(
    'payment',
    'payment',
    'payments payDue settleOrders receiveMoney receivePayment core/payment/owedMoney refundMoney',
    'payment/{payments,owed,alreadyPaid,unpaidWait,payServices} promotion/groups',
  ),
  context(
    'payment services',
    'payment',
    'callbackRoutes payByService queryPayments serviceRefunds core/outside/{alipay,weixinPay,rsa,paymentAccounts}',
    'payment/payServices app/ports core/outside/paymentAccounts',
  ),
  context(
    'SMS and mail',
    '',
    'core/outside/{acs3,alibabaSms,smtpMail} core/mail/mails',
    'core/outside/{acs3,alibabaSms,smtpMail} core/mail/mails',
  ),
  context(
    'ways to pay',
    'payment',
    `handlers internalPaymentOf payOptionsWire transfer{s,Handlers,Option}
     core/payment/{mallAccount,ownPayment,payOption,sentTransfers} core/member/memberPaymentDue memberTransfers
     app/{paymentMethods,payOptions,purposes}`,
    'payment/{handlers,payments,owed,alreadyPaid,unpaidWait} credit/credit member/{members,memberTransfers}',
  ),
  context('stock', 'cart', 'core/price/lines basket handlers', 'cart/handlers quote/quotes'),
  context(
    'quick order',
    'quick-order',
    'handlers lineOffers orderPlans priceOrder core/order/mostBought core/substitute/substitutesOf',
    'quick-order/{quickOrder,readList} order/myOrderHandlers',
  ),
  context('stock', 'cart', 'core/price/lines basket handlers importCart', 'cart/{handlers,importCart} quote/quotes'),
  context(
    'article numbers',
    'article-number',
    'articleNumbersOf handlers importNumbers saveNumbers',
    'article-number/handlers',
  ),
  context(
    'order lists',
    'order-list',
    'changeLists handlers importList listRows listToCart repeatLists saveLists showList sourceLines',
    'order-list/handlers',
  ),
  context('coupons', 'promotion', 'core/promotion/coupons couponHandlers expiringCouponCount', 'promotion/coupons'),
  context(
    'discounts',
    'promotion',
    'core/promotion/discounts discountHandlers',
    'promotion/coupons promotion/promotionConsoleSection',
  ),
  context(
    'sales',
    'promotion',
    'crowd dealOrders gate orderPath restoreSaleStock core/promotion/sales saleHandlers handlers',
    'promotion/{sales,gate,groups}',
  ),
  context('teams', 'promotion', 'teams core/order/lockOpenTeams groupHandlers groupOrders', 'promotion/groups'),
  context(
    'quotes',
    'quote',
    `acceptQuote addInquiry answerInquiry askedBrand handlers inquiryCount inquiryRows storeFilesForBuyer changeQuotedQuantity
     core/price/buyerPrices core/price/lineQuote offerable quoteUses remindOfQuotes sweepInquiries`,
    'quote/quotes message/messages',
  ),
  context('messages', 'message', 'handlers inbox core/message/tellBuyer', 'message/messages core/mail/mails'),
  context(
    'credit',
    'credit',
    'accounts applications bills core/credit/billRows core/credit/accountCharges creditAccount creditInfo entries handlers periodPayment remindOfBills',
    'credit/credit message/messages',
  ),
  context(
    'balance',
    'member',
    'auditLedger balanceHandlers balanceOption balances ledgerPage core/member/ledger memberPayments payFromBalance',
    'member/{members,memberTransfers} core/member/ledger',
  ),
  context('levels', 'member', 'growth core/member/levels levelHandlers', 'member/members'),
  context(
    'points',
    'member',
    `pointsGoods pointsHandlers core/member/pointsHeld pointsLog pointsOfOrder core/order/pointsBack pointsOrders
     core/member/pointsRule pointsSigns pointsTasks sweepPoints`,
    'member/points',
  ),
  {
    ...context(
      'refunds',
      'after-sale',
      'applyForRefund exchangeSkus handlers applyRefundEvent reasons refundPage refundViews core/order/{refundRows,settleOrder}',
      '',
    ),
    tests: ['tools/refunds.test.ts'],
  },
  context(
    'invoices',
    'after-sale',
    'invoiceHandlers invoiceSteps invoices ordersWithoutInvoice membershipsWithoutInvoice core/invoice/*',
    'after-sale/invoices',
  ),
  context('distribution', 'distribution', 'commissions distributors handlers withdrawals', 'distribution/distribution'),
  context(
    'passwords and codes',
    'account',
    `core/identity/{codeRequester,rateLimit,rateLimitByAddress,devices,withConcurrencyLimit,passwordTries,payPassword}
     core/identity/{proofs,smsCodes,tokens,trySecret,requestOrigin} passwordReader sessionHandlers waiting`,
    'account/attempts account/codes account/sessionHandlers core/identity/{sessions,requestOrigin,withConcurrencyLimit} account/ownAccount',
  ),
  context(
    'own account',
    'account',
    'core/address/addresses addressHandlers closing handlers ownAccountHandlers',
    'account/ownAccount account/handlers',
  ),
  {
    name: 'files',
    files: [
      ...wordsIn(
        '{fileRoutes,inspect/!(*.test)} fileName fileType files foreignContent handlers readUpload rewritePicture',
      ).map((file) => `${mall}/contexts/files/${file}.ts`),
      `${mall}/core/turns/FairQueue.ts`,
    ],
    // Worker threads run the code without mutants, so `inspections.test.ts` reads documents on the test's own thread.
    tests: [
      ...['files/{files,stores,fileName,fileType,foreignContent,quota,readUpload}', 'files/inspect/*'].map(
        (file) => `${mall}/contexts/${file}.test.ts`,
      ),
      `${mall}/core/turns/FairQueue.test.ts`,
      'tools/hostileFiles.test.ts',
    ],
  },
  {
    name: 'limits',
    files: [
      'packages/edge/src/{counter,createConnectionLimits,gate,networkOf,progress,settings,trustedProxies}.ts',
      `${mall}/app/{batch,clientAddress}.ts`,
    ],
    tests: [
      'packages/edge/src/{counter,createConnectionLimits,gate,networkOf,settings,trustedProxies}.test.ts',
      `${mall}/app/{batch,clientAddress}.test.ts`,
    ],
  },
  context(
    'console’s door',
    '',
    'console/{guard,administrators,signInRoutes,audit,mayReadFile,shopChoice} core/console/shopScope contexts/quote/inquirySeenSql',
    'console/{sellerConsole,administrators,shopScope}',
  ),
  context(
    'own shops',
    'shop',
    'applicationHandlers applications judgeShop licenceRenewal licences',
    'shop/{applications,licences}',
  ),
  context('chat rooms', 'chat', 'handlers hub rooms messageContent orderCards idIn', 'chat/chat'),
  context(
    'comments',
    'catalogue',
    'addComment commentHandlers commentRows favouriteAndHistoryHandlers core/price/agreements core/stock/stockSql',
    'catalogue/comments core/stock/stockSql catalogue/supermarket catalogue/handlers',
  ),
  context(
    'import',
    'exchange',
    'productPatch productStatements scaledTiersSql writeFigures writeProducts writeRows importRun seenKeys findSkus orderChanges',
    'exchange/{exchange,orders,seenKeys}',
  ),
  context(
    'webhooks',
    'webhook',
    'deliver endpoints post publicAddress recordEvent recordHappenings sign',
    'webhook/{webhooks,publicAddress,sign}',
  ),
  context(
    'stock notices',
    'catalogue',
    'stockWatchHandlers tellRestocked tellPriceFalls',
    'catalogue/stockWatchHandlers message/messages',
  ),
  context(
    'decorated pages',
    'content',
    'pageVersions draftAddress app/pageRoutes core/identity/{mallKey,isSameSeal}',
    'app/pageRoutes promotion/sales',
  ),
  context('complaints', 'content', 'complaintHandlers complaints feedback feedbackHandlers', 'content/content'),
]
