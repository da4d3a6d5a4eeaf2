import { money } from '@millwright/domain/money/money'
import { readProperties } from '@millwright/domain/product/skuMatrix'
import { describe, expect, it } from 'vitest'
import { bearingDetail, boltDetail, pumpDetail } from '@millwright/fixtures/product'
import { user } from '@millwright/fixtures/site'
import { loaderContextAt, redirectTarget, testMall } from '../../loading/testing/testMall.ts'
import { load } from './Compare.load.ts'

const mall = () => testMall({ prodInfos: [pumpDetail.zh, boltDetail.zh, bearingDetail.zh] })

describe('the comparison', () => {
  it('shows the products in the requested order, with price tiers for products with one SKU', async () => {
    const { api, inputsOf } = mall()
    const { products, tooMany, missing } = await load(api, loaderContextAt('/compare?ids=100002,100001,100002'))
    expect(inputsOf('prodInfos')).toEqual([{ prodIds: '100002,100001' }])
    expect(products.map(({ prodId, steps }) => [prodId, steps.map(({ minQty }) => minQty)])).toEqual([
      ['100002', [100, 500, 2000]],
      ['100001', []],
    ])
    expect(products[1]?.parameters[0]).toEqual({ name: '内径 d', value: '25 mm' })
    expect({ tooMany, missing }).toEqual({ tooMany: false, missing: 0 })
  })

  it('shows the requested SKUs, even two of one product, at the buyer’s price', async () => {
    const [first, second] = bearingDetail.zh.skuList
    const { api, inputsOf } = testMall({
      prodInfos: [bearingDetail.zh],
      agreementPrices: [{ skuId: second!.skuId, agreementPrice: money('9.90') }],
    })
    const { products } = await load(
      api,
      loaderContextAt(`/compare?ids=100001-${first!.skuId},100001-${second!.skuId},100001-404`, {
        user: Promise.resolve({ ...user.zh, isProductPool: 1 }),
      }),
    )
    expect(inputsOf('prodInfos')).toEqual([{ prodIds: '100001' }])
    expect(
      products.map(({ id, skuId, skuNumber, price, totalStocks, partyCode, agreementPrice }) => [
        id,
        skuId,
        skuNumber,
        price,
        totalStocks,
        partyCode,
        agreementPrice,
      ]),
    ).toEqual([
      [`100001-${first!.skuId}`, first!.skuId, 1, first!.price, first!.stocks, first!.partyCode, undefined],
      [`100001-${second!.skuId}`, second!.skuId, 1, second!.price, second!.stocks, second!.partyCode, '9.90'],
      [
        '100001',
        bearingDetail.zh.skuId,
        bearingDetail.zh.skuList.length,
        bearingDetail.zh.price,
        bearingDetail.zh.totalStocks,
        bearingDetail.zh.partyCode,
        bearingDetail.zh.agreementPrice,
      ],
    ])
    expect(products[0]!.parameters.slice(0, 2)).toEqual(readProperties(first!.properties))
  })

  it('shows the first four products and counts the unavailable ones', async () => {
    const { api, inputsOf } = mall()
    expect(await load(api, loaderContextAt('/compare?ids=100001,7,evil,100002,100005'))).toMatchObject({
      tooMany: true,
      missing: 2,
    })
    expect(inputsOf('prodInfos')).toEqual([{ prodIds: '100001,7,100002' }])
  })

  it('redirects a plain form to one address, and makes no request without ids', async () => {
    expect(await redirectTarget(load(mall().api, loaderContextAt('/compare?ids=1&ids=2&diff=1')))).toBe(
      '/compare?ids=1,2&diff=1',
    )
    const { api, calls } = mall()
    expect(await load(api, loaderContextAt('/compare?ids=,'))).toMatchObject({
      products: [],
      missing: 0,
      tooMany: false,
    })
    expect(calls).toEqual([])
  })
})
