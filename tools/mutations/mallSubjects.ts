import type { Subject } from './subject.ts'

const mall = 'apps/mall-api/src'

/**
 * Creates a subject of the reference mall, with files and tests in the context's folder. These tests need a database.
 */
const context = (name: string, folder: string, files: readonly string[], tests: readonly string[]): Subject => ({
  name,
  files: files.map((file) => `${mall}/${folder}/${file}.ts`),
  tests: tests.map((file) => `${mall}/${file}.test.ts`),
})

export const mallSubjects: readonly Subject[] = [
  context(
    'order',
    'order',
    ['orders', 'confirm', 'freight', 'placeOrder', 'stock'],
    [
      'order/{handlers,orders}',
      'promotion/{coupons,sales}',
      'after-sale/invoices',
      'member/points',
      'distribution/distribution',
    ],
  ),
  context(
    'price at checkout',
    'order',
    ['pricing', 'cartGroup', 'orderCoupons'],
    ['order/{handlers,freightRule}', 'promotion/coupons', 'quote/quotes', 'cart/handlers'],
  ),
  context(
    'own orders',
    'order',
    ['handlers', 'myOrderHandlers', 'orderCount', 'orderSearch', '{orderViews,statusSql}', 'packages', 'receive'],
    ['order/{handlers,statusSql}', 'order/orderWorkbook', 'order/orders'],
  ),
  context(
    'payment',
    'payment',
    ['payments', 'payDue', 'settleOrders', 'receiveMoney', 'owedMoney', 'payBack'],
    ['payment/{payments,owed,alreadyPaid,unpaidWait}', 'promotion/groups'],
  ),
  context(
    'ways to pay',
    'payment',
    ['handlers', 'mallAccount', 'ownPayment*', 'payOption*', 'purposes', 'transfer{s,Handlers,Option}'],
    ['payment/{payments,owed,alreadyPaid,unpaidWait}', 'credit/credit', 'member/members'],
  ),
  context('stock', 'cart', ['lines', 'basket', 'handlers'], ['cart/handlers', 'quote/quotes']),
  context('coupons', 'promotion', ['coupons', 'couponHandlers', 'couponsSoonOver'], ['promotion/coupons']),
  context(
    'discounts',
    'promotion',
    ['discounts', 'discountHandlers', 'handlers'],
    ['promotion/coupons', 'promotion/bench'],
  ),
  context(
    'sales',
    'promotion',
    ['crowd', 'dealOrders', 'gate', 'orderPath', 'returnSales', 'sales', 'saleHandlers'],
    ['promotion/sales', 'promotion/gate'],
  ),
  context('teams', 'promotion', ['teams', 'groupHandlers', 'groupOrders'], ['promotion/groups']),
  context(
    'quotes',
    'quote',
    [
      'acceptQuote',
      'addInquiry',
      'answerInquiry',
      'handlers',
      'inquiryCount',
      'inquiryRows',
      'keepForBuyer',
      'keepQuoted',
      'lineQuote',
      'offerable',
      'quoteUses',
      'sweepInquiries',
    ],
    ['quote/quotes'],
  ),
  context(
    'credit',
    'credit',
    ['accounts', 'applications', 'bills', 'book', 'creditInfo', 'entries', 'handlers', 'periodPayment'],
    ['credit/credit'],
  ),
  context(
    'balance',
    'member',
    ['auditLedger', 'balanceHandlers', 'balanceOption', 'balances', 'ledger', 'memberPayments', 'payFromBalance'],
    ['member/members', 'member/ledger'],
  ),
  context('levels', 'member', ['growth', 'levels', 'levelHandlers'], ['member/members']),
  context(
    'points',
    'member',
    [
      'pointsGoods',
      'pointsHandlers',
      'pointsHeld',
      'pointsLog',
      'pointsOfOrder',
      'pointsOrders',
      'pointsRule',
      'pointsSigns',
      'pointsTasks',
      'sweepPoints',
    ],
    ['member/points'],
  ),
  {
    ...context(
      'refunds',
      'after-sale',
      ['applyRefund', 'handlers', 'moveRefund', 'reasons', 'refundRows', 'refundViews', 'settleOrder'],
      [],
    ),
    tests: ['tools/refunds.test.ts'],
  },
  context(
    'invoices',
    'after-sale',
    ['invoiceAtCheckout', 'invoiceHandlers', 'invoiceSteps', 'invoiceTitles', 'invoices', 'withoutInvoice'],
    ['after-sale/invoices'],
  ),
  context(
    'distribution',
    'distribution',
    ['commissions', 'distributors', 'handlers', 'withdrawals'],
    ['distribution/distribution'],
  ),
  context(
    'passwords and codes',
    'account',
    [
      'askers',
      'attempts',
      'countFrom',
      'devices',
      'inTurn',
      'passwordReader',
      'passwordTries',
      'payPassword',
      'proofs',
      'sessionHandlers',
      'smsCodes',
      'tokens',
      'trySecret',
      'waiting',
      'whence',
    ],
    ['account/attempts', 'account/codes', 'account/sessionHandlers', 'account/sessions', 'account/ownAccount'],
  ),
  context(
    'own account',
    'account',
    ['addresses', 'addressHandlers', 'closing', 'favourites', 'handlers', 'ownAccountHandlers'],
    ['account/ownAccount', 'account/handlers'],
  ),
  {
    name: 'files',
    files: [
      '{fileAnswers,FairQueue,inspect/*}',
      'fileName',
      'fileType',
      'files',
      'foreignContent',
      'handlers',
      'readUpload',
      'rewritePicture',
    ].map((file) => `${mall}/files/${file}.ts`),
    // Worker threads read documents without mutants. `inspections` reads them on the test's thread.
    tests: [
      ...['files/{files,stores,FairQueue,quota}', 'files/inspect/*'].map((file) => `${mall}/${file}.test.ts`),
      'tools/hostileFiles.test.ts',
    ],
  },
  {
    name: 'limits',
    files: ['packages/edge/src/*.ts', `${mall}/server/addressOf.ts`],
    tests: ['packages/edge/src/*.test.ts', `${mall}/server/addressOf.test.ts`],
  },
  context('bench’s door', 'sandbox', ['guard'], ['sandbox/sandbox']),
  context('own shops', 'shop', ['applicationHandlers', 'applications', 'judgeShop'], ['shop/applications']),
  context('chat rooms', 'chat', ['handlers', 'hub', 'rooms', 'said'], ['chat/chat']),
  context(
    'comments',
    'catalogue',
    ['addComment', 'commentHandlers', 'commentRows', 'keptHandlers', '{agreements,stockSql}'],
    ['catalogue/{comments,stockSql}', 'catalogue/supermarket', 'catalogue/handlers'],
  ),
  context(
    'complaints',
    'content',
    ['complaintHandlers', 'complaints', 'feedback', 'feedbackHandlers'],
    ['content/content'],
  ),
]
