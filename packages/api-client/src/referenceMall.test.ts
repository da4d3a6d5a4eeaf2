import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
// @boundaries-ignore the client is proved against the real mall
import { openPglite } from '../../../apps/mall-api/src/db/pglite.ts'
// @boundaries-ignore the client is proved against the real mall
import { testMall } from '../../../apps/mall-api/src/testing/testMall.ts'
import { createClient } from './client.ts'

type Db = Awaited<ReturnType<typeof openPglite>>
let db: Db
let token: string | undefined
let api: ReturnType<typeof createClient>
const carried = new Map<string, boolean>()

beforeAll(async () => {
  db = await openPglite()
  const { app } = await testMall(db)
  api = createClient({
    base: 'http://mall.test',
    locale: 'en',
    token: () => token,
    fetch: async (url, init) => {
      carried.set(new URL(url).pathname, new Headers(init.headers).has('authorization'))
      return app.request(url, init)
    },
  })
}, 60_000)
afterAll(() => db.close())

it('requires sign-in for buyers’ data [R8.02]', async () => {
  await expect(api.userInfo()).rejects.toMatchObject({ kind: 'login', code: 'A00004' })
  await expect(api.login({ userName: 'buyer', passWord: 'wrong' })).rejects.toMatchObject({ kind: 'refused' })
})

it('searches, orders and cancels in the reference mall [R7.02, R8.01]', async () => {
  token = (await api.login({ userName: 'buyer', passWord: 'Mall2026!' })).accessToken
  const [card] = (await api.searchProd({ keyword: '6205' })).records
  const product = await api.prodInfo({ prodId: card!.prodId })
  const sku = product.skuList.find(({ stocks }) => stocks !== 0)!
  await api.changeItem({
    prodId: product.prodId,
    skuId: sku.skuId,
    shopId: product.shopId,
    count: sku.minOrderQty ?? 1,
  })
  expect(await api.prodCount()).toBe(sku.minOrderQty ?? 1)

  const [shop] = await api.cartInfo([])
  const [line] = shop!.shopCartItemDiscounts[0]!.shopCartItems
  expect(line).toMatchObject({
    prodId: product.prodId,
    skuId: sku.skuId,
    price: expect.stringMatching(/^\d+(\.\d+)?$/) as string,
  })
  const priced = await api.confirmOrder({ basketIds: [line!.basketId] })
  const uuid = (priced as { uuid?: string }).uuid ?? randomUUID()
  const submit = () => api.submitOrder({ uuid, orderShopParams: [{ shopId: shop!.shopId, remarks: '' }] })
  const [{ orderNumbers }, again] = [await submit(), await submit()]
  expect(again.orderNumbers).toBe(orderNumbers)
  expect((await api.myOrder({})).records.map(({ orderNumber }) => orderNumber)).toContain(orderNumbers)
  await api.cancelOrder({ orderNumber: orderNumbers })
  expect((await api.orderDetail({ orderNumber: orderNumbers })).status).toBe(6)
})

it('reports the mall’s refusals with their codes [R8.05]', async () => {
  await expect(api.orderDetail({ orderNumber: 'none' })).rejects.toMatchObject({ kind: 'refused', code: 'A03000' })
  await expect(api.prodInfo({ prodId: '999999999' })).rejects.toMatchObject({ kind: 'refused', code: 'A01000' })
})

it('sends the token only to buyers’ paths [R7.01]', () => {
  const paths = [...carried].filter(([, token]) => token).map(([path]) => path)
  expect(paths.length).toBeGreaterThan(5)
  expect(paths.filter((path) => !path.startsWith('/p/'))).toEqual([])
})
