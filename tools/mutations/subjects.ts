/** What must not change unnoticed: its files, and the tests that answer for them. Paths and globs from the root. */
export type Subject = { name: string; files: readonly string[]; tests: readonly string[] }

const domain = (name: string, files: readonly string[], tests: readonly string[] = files): Subject =>
  ({ name, files: files.map((file) => `packages/domain/src/${file}.ts`), tests: tests.map((file) => `packages/domain/src/${file}.test.ts`) })

const client = 'packages/api-client/src'
const reading = 'packages/decoration/src'
const mall = 'apps/mall-api/src'
const shop = 'apps/storefront'

export const subjects: readonly Subject[] = [
  domain('money', ['money', 'wholeMoney']),
  domain('price', ['price', 'promotion', 'coupon'], ['price', 'priceSteps', 'promotion', 'coupon']),
  domain('links', ['link'], ['link', 'readableHref']),
  domain('list filter', ['listFilter']),
  {
    name: 'authorization',
    files: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.ts`),
    tests: ['mayCarryToken', 'once', 'requestOf', 'internal/callHeaders'].map((file) => `${client}/${file}.test.ts`),
  },
  {
    name: 'decoration',
    files: ['read', 'migrate', 'limits', 'internal/openPage', 'internal/boundBlock', 'internal/blockOf', 'internal/contrast'].map((file) => `${reading}/${file}.ts`),
    tests: [`${reading}/{read,readBounds,migrate}.test.ts`, `${reading}/internal/contrast.test.ts`],
  },
  { name: 'order', files: ['orders', 'confirm', 'freight'].map((file) => `${mall}/shop/${file}.ts`), tests: [`${mall}/handlers/order.test.ts`, `${mall}/shop/orders.test.ts`] },
  { name: 'payment', files: [`${mall}/shop/payments.ts`], tests: [`${mall}/shop/payments.test.ts`] },
  { name: 'stock', files: [`${mall}/shop/lines.ts`, `${mall}/shop/basket.ts`], tests: [`${mall}/handlers/cart.test.ts`] },
  {
    name: 'session',
    files: [`${mall}/shop/sessions.ts`, `${shop}/app/cookies.server.ts`, `${shop}/app/seal.server.ts`],
    tests: [`${mall}/shop/sessions.test.ts`, `${shop}/app/{cookies,seal}.server.test.ts`],
  },
  { name: 'redirects', files: [`${shop}/server/canonicalPath.ts`, `${shop}/server/crossSite.ts`], tests: [`${shop}/server/{canonicalPath,crossSite}.test.ts`] },
]
