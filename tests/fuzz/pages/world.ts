import type { DecorationData } from '@millwright/decoration/data'
import { money } from '@millwright/domain/money/money'
import { bearing, bolt, motor } from '@millwright/fixtures/products'
import type { Locale } from '@millwright/domain/locale'

const named = { 1: bearing, 2: bolt, 3: motor }
const times = { startTime: '2026-11-21 08:00:00', endTime: '2026-11-21 18:00:00' }

/**
 * The mall data of the fuzzed pages: three products, each in a flash sale and a group deal, and two shops, with short
 * ids.
 */
export const world: Record<Locale, DecorationData> = { zh: worldOf('zh'), en: worldOf('en') }

function worldOf(locale: Locale): DecorationData {
  const products = Object.entries(named).map(([prodId, product]) => ({ ...product[locale], prodId }))
  const by = <T>(of: (product: (typeof products)[number]) => T) =>
    Object.fromEntries(products.map((product) => [product.prodId, of(product)]))
  return {
    now: Date.parse('2026-11-21T10:00:00+08:00'),
    products: by((product) => product),
    seckills: by((product) => ({
      ...product,
      ...times,
      seckillId: product.prodId,
      seckillPrice: money('9.90'),
      seckillTotalStocks: 30,
    })),
    groups: by((product) => ({
      ...product,
      ...times,
      groupActivityId: product.prodId,
      actPrice: money('8.80'),
      groupNumber: 3,
      joinNum: 26,
    })),
    shelves: anyOf(products),
    shops: {
      1: { shopId: '1', shopName: '衡峰轴承', collectionNum: 12 },
      2: { shopId: '2', shopName: 'Hengfeng', shopLogo: 'pictures/logo.svg' },
    },
  }
}

/** Returns a record that has the value under every key. */
function anyOf<T>(value: T): Record<string, T> {
  return new Proxy(
    {},
    { get: () => value, getOwnPropertyDescriptor: () => ({ value, configurable: true, enumerable: true }) },
  )
}
