import { setCurrency } from '@millwright/domain/money/currency'
import { boughtProd } from '@millwright/fixtures/orders'
import { bearingDetail, bearingOffers } from '@millwright/fixtures/product'
import { products } from '@millwright/fixtures/products'
import { user } from '@millwright/fixtures/site'
import { money } from '@millwright/domain/money/money'
import type { FreightRule } from '@millwright/domain/price/freight'
import { describe, expect, it } from 'vitest'
import { loaderContextAt, fromFixtures, redirectTarget, refusal, testMall } from '../../loading/testing/testMall.ts'
import { readSource } from '../../order/SubmitOrder/orderSource.ts'
import { load } from './Detail.load.ts'
import type { DetailShown } from './Detail.load.ts'
import { writeServerTime } from '@millwright/domain/time'
import { arrivalShown, freeFromOf, freightShown } from './freightShown.ts'

const [first, second, ...others] = products.zh
const page = (records: unknown[]) => ({ records, total: records.length, pages: 1 })
const answers = {
  ...fromFixtures(
    'prodInfo',
    'categoryInfo',
    'prodCommData',
    'prodCommPage',
    'prodOffers',
    'isCollection',
    'recentProds',
    'couponsOfProd',
    'myCouponIds',
  ),
  prodRelated: { accessories: [first], substitutes: [second] },
  recommendList: page(others),
  agreementPrices: [],
}
const visitor = loaderContextAt('/detail/100001', { params: { prodId: '100001' }, user: undefined })
const buyer = { ...visitor, user: Promise.resolve(user.zh) }
const shown = async (mall: ReturnType<typeof testMall>, where = visitor) => (await load(mall.api, where)) as DetailShown

describe('the product detail page', () => {
  it('makes no buyer requests for a visitor, and leaves recently viewed products to the browser [R5.20]', async () => {
    const mall = testMall(answers)
    expect(await shown(mall)).toMatchObject({ kept: false, recent: undefined })
    expect(mall.calls.map(({ name }) => name)).not.toEqual(expect.arrayContaining(['isCollection']))
    for (const name of ['isCollection', 'recentProds', 'agreementPrices', 'recentBrowse'] as const)
      expect(mall.inputsOf(name)).toEqual([])
  })

  it('knows for which sold-out sizes the buyer waits, and asks the mall only if one is sold out', async () => {
    const soldOut = { ...bearingDetail.zh, skuList: bearingDetail.zh.skuList.map((sku) => ({ ...sku, stocks: 0 })) }
    const waiting = testMall({ ...answers, prodInfo: soldOut, stockWatches: ['1000002'] })
    expect((await shown(waiting, buyer)).watched).toEqual(['1000002'])
    expect((await shown(testMall({ ...answers, prodInfo: soldOut }))).watched).toEqual([])
    expect(
      (await shown(testMall({ ...answers, prodInfo: soldOut, stockWatches: new Error('no such call') }), buyer))
        .watched,
    ).toBeUndefined()
    const full = { ...soldOut, skuList: soldOut.skuList.map((sku) => ({ ...sku, stocks: 5 })) }
    const inStock = testMall({ ...answers, prodInfo: full })
    expect((await shown(inStock, buyer)).watched).toBeUndefined()
    expect(inStock.inputsOf('stockWatches')).toEqual([])
  })

  it('gives a distributor’s card number to the share button, on the products of everybody [R2.26]', async () => {
    const distributor = { ...buyer, user: Promise.resolve({ ...user.zh, cardNo: '8800000047' }) }
    expect((await shown(testMall(answers), distributor)).cardNo).toBe('8800000047')
    expect((await shown(testMall(answers))).cardNo).toBeUndefined()
  })

  it('includes the agreed price in the tiers, except where a tier is lower [R3.06]', async () => {
    const mall = testMall({ ...answers, agreementPrices: [{ skuId: '1000006', agreementPrice: money('15.80') }] })
    const data = await shown(mall, { ...buyer, user: Promise.resolve({ ...user.zh, isProductPool: 1 }) })
    const sku = data.skus.find(({ skuId }) => skuId === '1000006')!
    expect([sku.price, sku.agreementPrice, sku.steps.map(({ minQty, price }) => `${minQty} ${price}`)]).toEqual([
      '18.60',
      '15.80',
      ['1 15.80', '200 14.51'],
    ])
    expect(data.skus[0]!.agreementPrice).toBeUndefined()
    expect(data.recent?.map(({ prodId }) => prodId)).not.toContain('100001')
  })

  it('shows agreed prices on offers, related and viewed products with one request [R3.06]', async () => {
    const agreementPrice = money('0.01')
    const mall = testMall({
      ...answers,
      agreementPrices: [bearingOffers.zh[0]!, first!, second!, others[0]!].map(({ skuId }) => ({
        skuId,
        agreementPrice,
      })),
    })
    const { offers, accessories, substitutes, recent } = await shown(mall, {
      ...buyer,
      user: Promise.resolve({ ...user.zh, isProductPool: 1 }),
    })
    const own = (goods: readonly { agreementPrice?: string }[] = []) =>
      goods.filter((one) => one.agreementPrice === agreementPrice).length
    expect([own(offers), own(accessories), own(substitutes), own(recent) > 0]).toEqual([1, 1, 1, true])
    expect(mall.inputsOf('agreementPrices')).toHaveLength(1)
  })

  it('tells a buyer of the latest purchase, and asks nothing for a visitor', async () => {
    const bought = boughtProd({ prodId: '100001' })
    const mall = () => testMall({ ...answers, boughtProds: [bought] })
    expect((await shown(mall(), buyer)).bought).toEqual(bought)
    const publicly = mall()
    expect((await shown(publicly, visitor)).bought).toBeUndefined()
    expect(publicly.inputsOf('boughtProds')).toEqual([])
    expect((await shown(testMall({ ...answers, boughtProds: new Error('late') }), buyer)).bought).toBeUndefined()
  })

  it('offers a retry if the agreed prices failed, only to buyers who have them [R3.06]', async () => {
    const mall = () => testMall({ ...answers, agreementPrices: new Error('late') })
    const pooled = { ...buyer, user: Promise.resolve({ ...user.zh, isProductPool: 1 as const }) }
    expect(
      (await shown(mall(), { ...pooled, url: new URL('/detail/100001?sku=1000006', visitor.url) })).agreedAgain,
    ).toBe('/detail/100001?sku=1000006')
    expect((await shown(mall())).agreedAgain).toBeUndefined()
    expect((await shown(testMall(answers), pooled)).agreedAgain).toBeUndefined()
  })

  it('is shown even if all calls except the product’s fail [R2.31]', async () => {
    const down = Object.fromEntries(Object.keys(answers).map((name) => [name, new Error('down')]))
    expect(await shown(testMall({ ...down, prodInfo: bearingDetail.zh }), buyer)).toMatchObject({
      product: { prodId: '100001' },
      trail: [],
      offers: [],
      accessories: [],
      fitted: false,
      substitutes: [],
      recommended: [],
      comments: [],
      numbers: undefined,
      kept: false,
      recent: [],
    })
  })

  it('shows similar products only if there are no accessories or substitutes [R2.31]', async () => {
    expect((await shown(testMall(answers))).recommended).toEqual([])
    const lonely = testMall({ ...answers, prodRelated: { accessories: [], substitutes: [] } })
    expect((await shown(lonely)).recommended.map(({ prodId }) => prodId)).toEqual(others.map(({ prodId }) => prodId))
  })

  it('says whether any SKU has accessories, even if the selected one has none [R2.31]', async () => {
    const none = { accessories: [], substitutes: [second] }
    const prodRelated = ({ skuId }: { skuId?: string }) => (skuId ? none : { ...none, accessories: [first] })
    const of = async (query: string, mall = testMall({ ...answers, prodRelated })) => {
      const { accessories, fitted } = await shown(
        mall,
        loaderContextAt(`/detail/100001${query}`, { ...params, user: undefined }),
      )
      return [accessories.length, fitted]
    }
    const params = { params: { prodId: '100001' } }
    expect(await of('')).toEqual([1, true])
    expect(await of('?sku=1000003')).toEqual([0, true])
    expect(await of('?sku=1000003', testMall({ ...answers, prodRelated: none }))).toEqual([0, false])
    const once = testMall({ ...answers, prodRelated: none })
    expect([await of('', once), once.inputsOf('prodRelated').length]).toEqual([[0, false], 1])
  })

  it('reads the SKU, comment kind and pages from the address, and ignores invalid values [R2.31]', async () => {
    const mall = testMall({ ...answers, prodCommPage: { records: [], total: 35, pages: 4 } })
    const to = (query: string) =>
      shown(mall, loaderContextAt(`/detail/100001?${query}`, { params: { prodId: '100001' }, user: undefined }))
    expect(await to('sku=1000003&evaluate=2&cp=3&sizes=2')).toMatchObject({
      skuId: '1000003',
      kind: 2,
      commentPage: 3,
      commentPages: 4,
      sizesPage: 2,
    })
    expect(await to('sku=x&evaluate=9&cp=-1&sizes=1e9')).toMatchObject({
      skuId: '1000001',
      kind: -1,
      commentPage: 1,
      sizesPage: 1,
    })
    expect((await to('cp=9999')).commentPage).toBe(4)
  })

  it('shows the error of a quantity submitted without scripts [R2.31]', async () => {
    const minOrderQty = 10
    const skuList = bearingDetail.zh.skuList.map((sku) => ({ ...sku, minOrderQty }))
    const mall = testMall({ ...answers, prodInfo: { ...bearingDetail.zh, skuList } })
    const wrong = async (count: string) => {
      const to = await redirectTarget(
        (async () => readSource(loaderContextAt(`/order-page?prodId=100001&skuId=1000003&shopId=1&${count}`)))(),
      )
      return [
        to,
        (await shown(mall, loaderContextAt(to, { params: { prodId: '100001' }, user: undefined }))).wrongCount,
      ]
    }
    const back = '/detail/100001?sku=1000003&problem='
    expect(await wrong('count=abc')).toEqual([`${back}notWhole`, { key: 'enterItemCount', values: { bound: 10 } }])
    expect(await wrong('count=0')).toEqual([`${back}tooFew`, { key: 'tooFew', values: { bound: 10 } }])
    expect(await wrong('count=1000000')).toEqual([`${back}tooMany`, { key: 'tooMany', values: { bound: 999_999 } }])
    expect((await shown(mall)).wrongCount).toBeUndefined()
  })

  it('gives search engines the shop’s currency [R6.01]', async () => {
    setCurrency({ code: 'EUR', symbol: '€', digits: 2 })
    try {
      expect(JSON.stringify((await shown(testMall(answers))).head.jsonLd)).toContain('"priceCurrency":"EUR"')
    } finally {
      setCurrency()
    }
  })

  it('gives search engines the product, price range, rating and breadcrumb [R6.01]', async () => {
    const { head } = await shown(testMall(answers))
    const {
      '@graph': [product, trail],
    } = head.jsonLd as {
      '@graph': [Record<string, unknown>, { itemListElement: { position: number; item: string }[] }]
    }
    expect(product).toMatchObject({
      '@type': 'Product',
      mpn: '6205',
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'CNY',
        lowPrice: '15.20',
        highPrice: '20.80',
        offerCount: 8,
        availability: 'https://schema.org/InStock',
      },
      aggregateRating: { ratingValue: 97, bestRating: 100, reviewCount: 38 },
    })
    expect(trail.itemListElement.at(-1)).toMatchObject({ item: 'http://mall.test/detail/100001' })
    expect(trail.itemListElement.map(({ position }) => position)).toEqual(
      trail.itemListElement.map((_, index) => index + 1),
    )
  })

  it('describes the SKU in the address in title, picture and structured data [R6.01]', async () => {
    const skuList = bearingDetail.zh.skuList.map((sku) => ({ ...sku, pic: `pictures/${sku.skuId}.svg` }))
    const { head } = await shown(testMall({ ...answers, prodInfo: { ...bearingDetail.zh, skuList } }), {
      ...loaderContextAt('/detail/100001?sku=1000007', { params: { prodId: '100001' } }),
      user: undefined,
    })
    expect(head).toMatchObject({
      title: expect.stringMatching(/^6205-2RS\/C3 /),
      canonical: '/detail/100001',
      jsonLd: {
        '@graph': [
          {
            mpn: '6205-2RS/C3',
            sku: '1000007',
            image: 'http://mall.test/pictures/1000007.svg',
            offers: { '@type': 'Offer', price: '19.10', url: 'http://mall.test/detail/100001?sku=1000007' },
          },
          {},
        ],
      },
    })
  })

  it('shows free freight for the mall’s own goods if the member level includes it [R3.10]', async () => {
    const freight = async (shopType: 1 | 2, isFreeFee: 0 | 1, freightRule?: FreightRule) => {
      const prodInfo = { ...bearingDetail.zh, shopType, userDeliveryInfo: { totalTransFee: money(8), freightRule } }
      const where = { ...buyer, user: Promise.resolve({ ...user.zh, isFreeFee }) }
      const { freight: told } = await shown(testMall({ ...answers, prodInfo }), where)
      return freightShown(told!, money('499.99'))
    }
    expect(await freight(1, 1)).toEqual({ amount: '8.00', free: true, byLevel: true })
    expect(await freight(2, 1)).toEqual({ amount: '8.00', free: false, byLevel: false })
    expect(await freight(1, 0)).toEqual({ amount: '8.00', free: false, byLevel: false })
    const rule = (freeFrom: string) => ({ base: money(12), freeFrom: money(freeFrom) })
    expect(await freight(1, 1, rule('499.99'))).toEqual({ amount: '0.00', free: true, byLevel: false })
    expect(await freight(2, 1, rule('500'))).toEqual({ amount: '12.00', free: false, byLevel: false })
  })

  it('shows from which amount delivery is free, and when a size arrives at the buyer’s address', async () => {
    const now = Date.parse('2026-11-27T10:00:00+08:00')
    const freightOf = async (isDelivery: boolean) => {
      const freightRule = { base: money(12), freeFrom: money(500) }
      const userDeliveryInfo = { totalTransFee: money(12), freightRule, transitDays: { from: 1, to: 2 } }
      const prodInfo = { ...bearingDetail.zh, isDelivery, userDeliveryInfo }
      return (await shown(testMall({ ...answers, prodInfo }), { ...buyer, now })).freight!
    }
    const freight = await freightOf(true)
    expect(freeFromOf(freight, freightShown(freight, money('499.99')))).toBe('500.00')
    expect(freeFromOf(freight, freightShown(freight, money('500')))).toBeUndefined()
    const arrival = arrivalShown(freight, { stocks: 5, leadDays: 3 })!
    expect([arrival.from, arrival.to].map(writeServerTime)).toEqual(['2026-12-01 10:00:00', '2026-12-02 10:00:00'])
    for (const unknown of [{ stocks: 0, leadDays: 0 }, { stocks: 5 }])
      expect(arrivalShown(freight, unknown)).toBeUndefined()
    expect(arrivalShown(await freightOf(false), { stocks: 5, leadDays: 3 })).toBeUndefined()
  })

  it('shows the coupons for the product, and to buyers how many of each they have [R2.07]', async () => {
    const of = async (mall: ReturnType<typeof testMall>, where = visitor) =>
      (await shown(mall, where)).coupons?.coupons.map((one) => [one.couponId, one.curUserReceiveCount])
    const mall = testMall({ ...answers, myCouponIds: ['801', '803', '801'] })
    expect((await shown(mall)).coupons?.coupons[0]).toMatchObject({ couponId: '801', useHref: '/list' })
    expect(mall.inputsOf('myCouponIds')).toEqual([])
    expect(await of(mall, buyer)).toEqual([
      ['801', 2],
      ['802', 0],
      ['803', 1],
      ['804', 0],
    ])
    expect(await of(testMall({ ...answers, couponsOfProd: [] }))).toBeUndefined()
    expect(await of(testMall({ ...answers, couponsOfProd: new Error('late') }))).toBeUndefined()
  })

  it('resolves document links, without unsafe ones and the mall’s own datasheet [R2.31]', async () => {
    const documents = [
      { name: 'a', url: '/datasheet/100001', kind: 'datasheet' },
      { name: 'b', url: 'pictures/b.svg', kind: 'cad' },
      { name: 'c', url: 'javascript:alert(1)', kind: 'manual' },
    ]
    expect((await shown(testMall({ ...answers, prodInfo: { ...bearingDetail.zh, documents } }))).documents).toEqual([
      { name: 'b', href: '/pictures/b.svg', kind: 'cad' },
    ])
  })
})

describe('a delisted product', () => {
  it('is a 404 with substitutes and the brands of its category [R2.35]', async () => {
    const data = await load(testMall({ ...answers, prodInfo: refusal('A01000', '商品已下架') }).api, visitor)
    expect(data).toMatchObject({
      gone: true,
      head: { status: 404, noindex: true },
      substitutes: [{ prodId: second!.prodId }],
    })
    const brandsByCategory = [{ brandId: '7', brandName: 'SKF' }]
    const gone = testMall({ ...answers, brandsByCategory, prodInfo: refusal('A01000', '商品已下架') })
    expect(await load(gone.api, visitor)).toMatchObject({
      brands: [{ name: 'SKF', href: expect.stringContaining('brand=7') }],
    })
    expect(gone.inputsOf('brandsByCategory')).toHaveLength(1)
    expect(data).toMatchObject(
      await load(testMall({ ...answers, prodInfo: { ...bearingDetail.zh, status: 0 } }).api, visitor),
    )
  })

  it('rethrows the mall’s refusal if there are no alternatives [R2.35]', async () => {
    const nothing = {
      ...answers,
      prodInfo: refusal('A01000', '商品不存在'),
      prodRelated: { accessories: [], substitutes: [] },
      recommendList: page([]),
    }
    await expect(load(testMall(nothing).api, visitor)).rejects.toMatchObject({ code: 'A01000', message: '商品不存在' })
    expect(
      await redirectTarget(load(testMall({ ...nothing, prodInfo: { ...bearingDetail.zh, status: 0 } }).api, visitor)),
    ).toBe('unknown product')
    await expect(load(testMall({ ...answers, prodInfo: new Error('down') }).api, visitor)).rejects.toThrow('down')
  })
})
