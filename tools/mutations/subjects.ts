/** What must not change unnoticed: its files, and the tests that answer for them. Paths and globs from the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }

const domain = (name: string, files: readonly string[], tests: readonly string[] = files): Subject => ({
  name,
  files: files.map((file) => `packages/domain/src/${file}.ts`),
  tests: tests.map((file) => `packages/domain/src/${file}.test.ts`),
})

const client = 'packages/api-client/src'
const reading = 'packages/decoration/src'
const mall = 'apps/mall-api/src'
const shop = 'apps/storefront/src'

export const subjects: readonly Subject[] = [
  domain('money', ['money/money', 'money/wholeMoney']),
  domain(
    'price',
    ['price/price', 'price/linePrice', 'price/shareOut', 'price/promotion', 'price/coupon'],
    ['price/price', 'price/linePrice', 'price/shareOut', 'price/priceSteps', 'price/promotion', 'price/coupon'],
  ),
  domain('links', ['link/link'], ['link/link', 'link/readableHref']),
  domain('list filter', ['list/listFilter']),
  {
    name: 'authorization',
    files: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.ts`),
    tests: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.test.ts`),
  },
  {
    name: 'decoration',
    files: [
      'read',
      'migrate',
      'limits',
      'internal/openPage',
      'internal/boundBlock',
      'internal/blockOf',
      'internal/contrast',
    ].map((file) => `${reading}/${file}.ts`),
    tests: [`${reading}/{read,readBounds,migrate}.test.ts`, `${reading}/internal/contrast.test.ts`],
  },
  {
    name: 'order',
    files: ['orders', 'confirm', 'freight', 'placeOrder', 'stock'].map((file) => `${mall}/order/${file}.ts`),
    tests: [
      `${mall}/order/{handlers,orders}.test.ts`,
      `${mall}/promotion/{coupons,sales}.test.ts`,
      `${mall}/after-sale/invoices.test.ts`,
      `${mall}/member/points.test.ts`,
      `${mall}/distribution/distribution.test.ts`,
    ],
  },
  {
    name: 'payment',
    files: [`${mall}/payment/payments.ts`],
    tests: [`${mall}/payment/payments.test.ts`, `${mall}/promotion/groups.test.ts`],
  },
  {
    name: 'stock',
    files: [`${mall}/cart/lines.ts`, `${mall}/cart/basket.ts`],
    tests: [`${mall}/cart/handlers.test.ts`, `${mall}/quote/quotes.test.ts`],
  },
  {
    name: 'session',
    files: [`${mall}/account/sessions.ts`, `${shop}/session/seal.server.ts`],
    tests: [`${mall}/account/sessions.test.ts`, `${shop}/session/seal.server.test.ts`],
  },
  {
    name: 'redirects',
    files: [`${shop}/server/canonicalPath.ts`, `${shop}/server/crossSite.ts`],
    tests: [`${shop}/server/{canonicalPath,crossSite}.test.ts`],
  },
]
