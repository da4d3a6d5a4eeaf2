import { products } from '@millwright/fixtures/products'
import { mallPickers } from './mallPickers.ts'
import type { PickerClient } from './mallPickers.ts'

const query = { text: '', locale: 'en', page: 1, signal: new AbortController().signal } as const
const shaft = { ...products.en[0]!, seckillId: '41', groupActivityId: '51', startTime: '2026-12-01 10:00:00' }

/** Returns the pickers of a mall that gives these answers, and what it was asked. */
function pickersOf(answers: Partial<Record<keyof PickerClient, unknown>>) {
  const asked: [keyof PickerClient, unknown][] = []
  const client = new Proxy({} as PickerClient, {
    get: (_, call: keyof PickerClient) => async (input: unknown) => {
      asked.push([call, input])
      return answers[call]
    },
  })
  return { pickers: mallPickers(() => client), asked }
}

it('searches products by words and page, and names the chosen ones', async () => {
  const { pickers, asked } = pickersOf({ searchProd: { records: [shaft], pages: 3 }, prodsByIds: [shaft] })
  const found = await pickers.product!.search({ ...query, text: '6205', page: 2 })
  expect(found).toMatchObject({ items: [{ id: shaft.prodId, label: shaft.prodName, picture: shaft.pic }], more: true })
  expect(await pickers.product!.named!([shaft.prodId], 'en')).toHaveLength(1)
  expect(asked).toEqual([
    ['searchProd', { keyword: '6205', current: 2, size: 20 }],
    ['prodsByIds', { prodIds: shaft.prodId }],
  ])
})

it('stores a category with its path, and finds it by the name of its parent', async () => {
  const tops = [
    { categoryId: '1', categoryName: 'Bearings', categories: [{ categoryId: '11', categoryName: 'Ball bearings' }] },
    { categoryId: '2', categoryName: 'Motors' },
  ]
  const { pickers } = pickersOf({ categoryInfo: tops })
  const { items } = await pickers.category!.search({ ...query, text: 'bearings' })
  expect(items.map(({ value }) => value)).toEqual([['1'], ['1', '11']])
  expect(await pickers.category!.named!(['2'], 'en')).toMatchObject([{ label: 'Motors' }])
})

it('stores a deal with its product', async () => {
  const { pickers } = pickersOf({ seckillPage: { records: [shaft] }, groupProdPage: { records: [shaft] } })
  const [sale] = (await pickers.flashSale!.search(query)).items
  const [deal] = (await pickers.groupDeal!.search(query)).items
  expect(sale).toMatchObject({ id: '41', value: { prodId: shaft.prodId, seckillId: '41' } })
  expect(deal).toMatchObject({ id: '51', value: { prodId: shaft.prodId, groupActivityId: '51' } })
})

it('lists shops, brands and coupons, a page of twenty at a time', async () => {
  const brands = Array.from({ length: 45 }, (_, at) => ({ brandId: String(at), brandName: `Brand ${at}` }))
  const { pickers } = pickersOf({
    searchWithFacets: { brands },
    shopPage: { records: [{ shopId: '2', shopName: 'Luoshui', shopLogo: null }], pages: 1 },
    couponPage: { records: [{ couponId: '7', couponName: '10 off' }] },
  })
  expect(await pickers.brand!.search({ ...query, page: 3 })).toMatchObject({ items: { length: 5 }, more: false })
  expect(await pickers.shop!.search(query)).toEqual({ items: [{ id: '2', label: 'Luoshui' }], more: false })
  expect((await pickers.coupon!.search(query)).items).toEqual([{ id: '7', label: '10 off' }])
})

it('offers pictures of the home page, of products and of shops, each once', async () => {
  const content = JSON.stringify([
    {
      type: 'picture_by',
      dataField: { imgList: [{ url: 'pictures/hero.svg', title: { zh: '检修', en: 'Shutdown parts' } }] },
    },
    { type: 'goods_module4', dataField: { bgImg: 'pictures/hero.svg', link: { type: 4, link: 'coupon' } } },
    { type: 'shop_signs', dataField: { bgUrl: '' } },
  ])
  const answers = {
    homepage: { content },
    searchProd: { records: [shaft, { ...shaft, pic: null }, shaft], pages: 2 },
    shopPage: {
      records: [
        { shopId: '2', shopName: 'Luoshui', shopLogo: 'logos/luoshui.png' },
        { shopId: '3', shopName: 'Nordwerk', shopLogo: '/files/817211ad' },
      ],
      pages: 1,
    },
  }
  const { pickers, asked } = pickersOf(answers)
  const { items, more } = await pickers.picture!.search(query)
  expect(items.map(({ picture }) => picture)).toEqual(['pictures/hero.svg', shaft.pic, 'logos/luoshui.png'])
  expect(items.every(({ id, picture }) => id === picture)).toBe(true)
  expect([more, asked.map(([call]) => call)]).toEqual([true, ['homepage', 'searchProd', 'shopPage']])
  expect((await pickers.picture!.search({ ...query, text: 'hero' })).items[0]).toMatchObject({
    label: 'Shutdown parts',
  })
  expect((await pickers.picture!.search({ ...query, page: 2 })).items).toHaveLength(1)
})

it.each(['', 'no JSON', '{"a":1}'])('offers products’ pictures of a mall whose home page is %j', async (content) => {
  const { pickers } = pickersOf({
    homepage: { content },
    searchProd: { records: [shaft], pages: 1 },
    shopPage: { records: [] },
  })
  expect((await pickers.picture!.search(query)).items).toMatchObject([{ id: shaft.pic }])
})
