import { describe, expect, it, vi } from 'vitest'
import { cbec, mall4cloud, mall4j } from './editions.ts'
import type { Edition } from './editions.ts'
import { clientOf, envelope, failure, headersOf } from './internal/test/clientOf.ts'

function askedOf(edition: Edition, data: unknown = null) {
  const { api, fetch } = clientOf(() => envelope(data), { edition })
  const last = () => {
    const [url, { method, body }] = fetch.mock.lastCall!
    return {
      method,
      at: url.replace('http://mall.test/api', ''),
      body: typeof body === 'string' ? (JSON.parse(body) as unknown) : undefined,
    }
  }
  return { api, fetch, last }
}

describe('mall4j', () => {
  it('searches with the edition’s path and sort order, and returns cards without a shop', async () => {
    const { api, last } = askedOf(mall4j, {
      records: [{ prodId: 7, prodName: 'Bearing', price: 1, prodCommNumber: 3, positiveRating: 99 }],
      total: 1,
      pages: 1,
    })
    const answer = await api.searchProd({ keyword: '6205', sort: 4, size: 20 })
    expect(last()).toMatchObject({ at: '/search/searchProdPage?prodName=6205&current=1&size=20&sort=2&orderBy=1' })
    expect(answer.records[0]).toMatchObject({ prodId: '7', shopId: '0', commentNum: 3 })
    await api.searchProd({ shopId: '5' })
    expect(last().at).toBe('/search/searchProdPage?prodName=&shopId=5&current=1&size=10&sort=0&orderBy=0')
  })

  it('uses the edition’s paths for notices, orders and parcels', async () => {
    const { api, last } = askedOf(mall4j, [])
    await api.topNoticeList({ shopId: 0 })
    expect(last().at).toBe('/shop/notice/topNoticeList')
    const paged = askedOf(mall4j, { records: [], total: 0, pages: 0 })
    await paged.api.noticePage({ shopId: 0, size: 20 })
    expect(paged.last().at).toBe('/shop/notice/noticeList?current=1&size=20')
    const order = askedOf(mall4j, { orderNumbers: '1' })
    await order.api.submitOrder({ uuid: '12345678', orderShopParams: [{ shopId: '5' }] })
    expect(order.last().body).toEqual({ uuid: '12345678', orderShopParam: [{ shopId: 5, remarks: '' }] })
    const way = askedOf(mall4j, {
      companyName: 'SF',
      dvyFlowId: '1',
      data: [{ context: 'Collected', ftime: '2026-11-20 10:00:00', location: 'Shanghai' }],
    })
    expect((await way.api.deliveryOfOrder({ orderNumber: '9' }))[0]?.deliveryDto).toMatchObject({
      companyName: 'SF',
      traces: [{ acceptTime: '2026-11-20 10:00:00', acceptStation: 'Collected' }],
    })
    expect(way.last().at).toBe('/delivery/check?orderNumber=9')
  })

  it('sends the language in its own header, and accepts A00002 as success [R7.01]', async () => {
    const { api, fetch } = clientOf(() => envelope([], 'A00002', 'done'), { edition: mall4j })
    expect(await api.hotSearch({})).toEqual([])
    expect(headersOf(fetch.mock.lastCall![1]).get('locale')).toBe('zh_CN')
    expect(await failure(clientOf(() => envelope([], 'A00002', 'no')).api.hotSearch({}))).toMatchObject({
      kind: 'refused',
      code: 'A00002',
      message: 'no',
    })
  })

  it('refuses the contract’s extensions without a request', async () => {
    const { api, fetch } = askedOf(mall4j)
    expect(await failure(api.prodOffers({ prodId: '1' }))).toMatchObject({ kind: 'refused', code: 'A00013' })
    expect(fetch).not.toHaveBeenCalled()
  })
})

it('removes cart lines by PUT in cbec', async () => {
  const { api, last } = askedOf(cbec)
  await api.deleteItem(['7'])
  expect(last()).toEqual({ method: 'PUT', at: '/p/shopCart/deleteItem', body: [7] })
})

describe('mall4cloud', () => {
  it('uses the edition’s names for the paging parameters', async () => {
    const { api, last } = askedOf(mall4cloud, {
      list: [{ prodId: 7, prodName: 'Bearing', price: 1, shopId: 2 }],
      total: 1,
      pages: 1,
    })
    expect((await api.searchProd({ keyword: '6205', current: 2 })).records).toMatchObject([{ prodId: '7' }])
    expect(last().at).toBe('/ua/search/page?keyword=6205&pageNum=2&pageSize=10')
  })

  it('maps codes with another meaning to the contract’s codes [R8.03]', async () => {
    const onEffect = vi.fn()
    const { api } = clientOf(() => envelope(null, 'A03003', 'expired'), { edition: mall4cloud, onEffect })
    expect(await failure(api.submitOrder({ orderShopParams: [], uuid: '12345678' }))).toMatchObject({ code: 'A03002' })
    expect(onEffect).toHaveBeenCalledWith({ do: 'toast', message: 'expired', ms: 1500 }, expect.anything())
  })
})

it('turns any response of an edition into data or an error', async () => {
  for (const edition of [mall4j, cbec, mall4cloud]) {
    for (const data of [
      null,
      0,
      '',
      'text',
      [],
      [null],
      {},
      { records: null },
      { records: [null, 1, []] },
      { list: {} },
      { data: [null] },
    ]) {
      const { api } = askedOf(edition, data)
      for (const asked of [
        api.searchProd({}),
        api.deliveryOfOrder({ orderNumber: '9' }),
        api.myOrder({}),
        api.topNoticeList({ shopId: 0 }),
      ]) {
        await asked.catch((error: unknown) => expect(error).toMatchObject({ name: 'ApiError', kind: 'nonsense' }))
      }
    }
  }
})
