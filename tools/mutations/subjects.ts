import { basename } from 'node:path'
import { globSync } from 'tinyglobby'
import { root } from '../children.ts'
import { mallSubjects } from './mallSubjects.ts'
import { touchedSubjects, wordsIn } from './subject.ts'
import type { Subject } from './subject.ts'

const domain = (name: string, files: string, tests = files): Subject => ({
  name,
  files: wordsIn(files).map((file) => `packages/domain/src/${file}.ts`),
  tests: wordsIn(tests).map((file) => `packages/domain/src/${file}.test.ts`),
})

const client = 'packages/api-client/src'
const reading = 'packages/decoration/src'
const mall = 'apps/mall-api/src'
const shop = 'packages/host/src'

const listed: readonly Subject[] = [
  domain('money', 'money/money money/wholeMoney money/currency money/typedAmount'),
  domain(
    'price',
    `price/price price/bestUnit price/linePrice price/freight price/shownPrice price/shareOut price/promotion
     price/coupon`,
    `price/price price/linePrice price/freight price/shownPrice price/shareOut price/priceSteps price/promotion
     price/coupon`,
  ),
  domain('transit', 'delivery/transit'),
  domain('orderable quantities', 'product/orderable price/perHundred'),
  domain('payment rules', 'payment/settleMoney payment/paymentDeadline'),
  domain(
    'order price',
    `price/orderPrice price/orderLines price/orderCoupons price/discounts price/isInScope
     price/{stepKinds,memberPrice,cents,ownSteps,shopSums} order/orderParts`,
    `price/orderPrice price/orderCoupons price/discounts price/isInScope price/stepKinds price/cents price/linePrice
     price/ownSteps price/shopSums order/orderParts`,
  ),
  domain('coupon set', 'price/couponSet'),
  domain('activities', 'price/activity'),
  domain('refund rules', 'order/refund order/refundClaim order/refundMachine order/refundTerms'),
  domain('order states', 'order/orderStatus order/commentTimes payment/payKinds'),
  domain('invoice rules', 'order/invoice order/invoiceState order/invoiceTax money/capitalAmount money/shareOut'),
  domain(
    'credit rules',
    `credit/creditAccount credit/creditRules credit/creditApplication credit/billState credit/months
     credit/applicationStates`,
    'credit/credit',
  ),
  domain(
    'member rules',
    `member/balance member/hasFreeDelivery member/lastDayOf member/levels member/lots member/mallDay member/points
     member/checkIn member/membershipNumber member/savingOf member/term`,
    'member/balance member/hasFreeDelivery member/lastDayOf member/levels member/lots member/membershipNumber member/points member/checkIn',
  ),
  domain(
    'commission rules',
    `distribution/application distribution/cardNo distribution/commission distribution/commissionLedger
     distribution/withdrawal`,
    'distribution/application distribution/cardNo distribution/commission',
  ),
  domain(
    'account rules',
    `account/bankAccount account/creditCode account/identityNumber account/levelGrowth account/luhn
     account/newAccount account/ownShop account/validation shop/licence shop/storePassword tokenBucket`,
    `account/ownNumbers account/creditCode account/levelGrowth account/newAccount account/ownShop
     account/validation shop/licence shop/storePassword tokenBucket`,
  ),
  domain(
    'stock rules',
    'product/availability {quote/inquiryState,product/hasPieces}',
    'product/{availability,hasPieces} quote/inquiryState',
  ),
  domain('order lists', 'order-list/{billOfMaterial,repeat}', 'order-list/{billOfMaterial,repeat}'),
  domain('substitutes', 'product/substitute', 'product/substitute'),
  domain('order plans', 'quick-order/planOrder', 'quick-order/planOrder'),
  domain('links', 'link/{link,skuQuantities}', 'link/{link,readableHref,skuQuantities}'),
  domain('list filter', 'list/listFilter'),
  {
    name: 'authorization',
    files: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.ts`),
    tests: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.test.ts`),
  },
  {
    name: 'decoration',
    files: wordsIn('read migrate limits internal/openPage internal/boundBlock internal/blockOf internal/contrast').map(
      (file) => `${reading}/${file}.ts`,
    ),
    tests: [`${reading}/{read,readBounds,migrate}.test.ts`, `${reading}/internal/contrast.test.ts`],
  },
  ...mallSubjects,
  {
    name: 'session',
    files: [`${mall}/core/identity/sessions.ts`, `${shop}/session/seal.server.ts`],
    tests: [`${mall}/core/identity/sessions.test.ts`, `${shop}/session/seal.server.test.ts`],
  },
  {
    name: 'redirects',
    files: [`${shop}/security/canonicalPath.ts`, `${shop}/security/crossSite.ts`],
    tests: [`${shop}/security/{canonicalPath,crossSite}.test.ts`],
  },
]

/** A subject for each file of handlers with a test of the same name beside it. These subjects need no entry in a list. */
const alone: Subject[] = globSync(`${mall}/contexts/*/*Handlers.test.ts`, { cwd: root }).map((test) => ({
  name: basename(test, '.test.ts'),
  files: [test.replace('.test.ts', '.ts')],
  tests: [test],
}))

export const subjects: readonly Subject[] = [
  ...listed,
  ...alone.filter(({ files }) => !touchedSubjects(listed, files).length),
]
