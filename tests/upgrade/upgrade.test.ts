import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { orderStatuses } from '@millwright/domain/order/orderStatus'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '../../apps/mall-api/src/db/db.ts'
import { openPostgres } from '../../apps/mall-api/src/db/postgres.ts'
import { readSetting, saveSetting } from '../../apps/mall-api/src/db/rows.ts'
import { startCluster } from '../../apps/mall-api/src/testing/cluster.ts'
import { root } from '../../tools/children.ts'
import { buildShop } from '../../tools/shopBuild.ts'
import { atConsole } from '../journeys/sellerConsole.ts'
import { addToCart, buyerAt, pay, placeOrder, refund, signIn } from './buying.ts'
import { buildFormerShop, checkOutFormer } from './checkOutFormer.ts'
import { startApi, startShop } from './version.ts'
import type { Running } from './version.ts'
import { whileServing } from './whileServing.ts'

const { unpaid, paid, success, closed } = orderStatuses

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
const running: Running[] = []
let cluster: Awaited<ReturnType<typeof startCluster>> | undefined
let db: Db
let formerFolder: string
let former: Running
let today: Running
/** The buyer's token, from a sign-in before the upgrade. */
let token: string
/** The status and total that each order of this test must have. */
const orders = new Map<string, { status: number; actualTotal: string }>()
let orderBefore: string
let cartLine: Awaited<ReturnType<typeof addToCart>>
let changed: { prodId: string; skuId: string; delisted: string }

async function start(version: string): Promise<Running> {
  const api = await startApi(version, cluster!.url, folder)
  running.push(api)
  return api
}

const order = async (api: Running, basketId?: string) => note(api, await placeOrder(api.url, token, basketId))

/** Checks the status of a new order, and adds the order to `orders`. */
async function note({ url }: Running, orderNumber: string, wanted: number = unpaid): Promise<string> {
  const { status, actualTotal } = await buyerAt(url, token).orderDetail({ orderNumber })
  expect(status).toBe(wanted)
  orders.set(orderNumber, { status, actualTotal })
  return orderNumber
}

const becomes = (orderNumber: string, status: number) => {
  orders.get(orderNumber)!.status = status
}

async function payAt(api: Running, orderNumber: string, service = api): Promise<void> {
  await pay(api.url, token, orderNumber, service.url)
  becomes(orderNumber, paid)
}

/** Expects each API to show every order of this test correctly, and all APIs to show equal lists and counts. */
async function expectOrders(...apis: Running[]): Promise<void> {
  const shown = await Promise.all(
    apis.map(async ({ url }) => {
      const mall = buyerAt(url, token)
      const { records, total } = await mall.myOrder({ size: 50 })
      const found = await mall.myOrderSearch({ orderNumber: orderBefore })
      const rows = records.map(({ orderNumber, status, actualTotal, refundStatus }) => ({
        orderNumber,
        status,
        actualTotal,
        refundStatus,
      }))
      return {
        total,
        rows,
        found: found.records.map(({ orderNumber }) => orderNumber),
        counts: await mall.orderCount({}),
      }
    }),
  )
  for (const { rows, found } of shown) {
    const own = rows.filter(({ orderNumber }) => orders.has(orderNumber))
    expect(new Map(own.map(({ orderNumber, status, actualTotal }) => [orderNumber, { status, actualTotal }]))).toEqual(
      orders,
    )
    expect(found).toEqual([orderBefore])
  }
  for (const other of shown.slice(1)) expect(other).toEqual(shown[0])
}

beforeAll(async () => {
  // PostgreSQL runs as its own user.
  chmodSync(folder, 0o755)
  formerFolder = checkOutFormer()
  buildFormerShop(formerFolder)
  await buildShop(() => {})
  cluster = await startCluster(join(folder, 'postgres'))
  db = await openPostgres(cluster.url)
}, 900_000)

afterAll(async () => {
  for (const { stop } of running) await stop()
  await db?.close()
  cluster?.stop()
  rmSync(folder, { recursive: true, force: true })
}, 60_000)

describe('an upgrade from the former version', () => {
  it('begins with orders, a cart and products that a person changed', async () => {
    former = await start(formerFolder)
    token = await signIn(former.url)
    await payAt(former, await order(former))
    orderBefore = await order(former)
    cartLine = await addToCart(former.url, token)

    const { prodId, skuId } = await addToCart(former.url, token)
    const { prodId: delisted } = await addToCart(former.url, token)
    await atConsole('sku', { skuId, price: '4321.99', stocks: '77' }, former.url)
    await atConsole('shelf', { prodId: delisted, status: '0' }, former.url)
    await db.query(`update product set name = name || '{"zh":"改过的名称"}' where prod_id = $1::text::bigint`, [prodId])
    changed = { prodId, skuId, delisted }
    await expectOrders(former)
  }, 300_000)

  it('fails no call of the former version while the new one migrates and starts', async () => {
    // A release with another sample writes its sample again.
    await saveSetting(db, 'seeded', 1)
    await saveSetting(db, 'catalogue', { version: 1, products: 0, skus: 0, renews: false })
    const served = await whileServing(former.url, token, async () => {
      today = await start(root)
    })
    expect(served.failures).toEqual([])
    expect(served.paid.length).toBeGreaterThan(0)
    for (const orderNumber of served.unpaid) await note(former, orderNumber)
    for (const orderNumber of served.paid) await note(former, orderNumber, paid)
    expect(await readSetting<number>(db, 'seeded')).toBeGreaterThan(1)
  }, 300_000)

  it('keeps sessions, orders, the cart, and the products that a person changed', async () => {
    await expectOrders(former, today)
    for (const { url } of [former, today]) {
      const mall = buyerAt(url, token)
      expect(JSON.stringify(await mall.cartInfo([]))).toContain(`"basketId":"${cartLine.basketId}"`)
      const { prodName, skuList } = await mall.prodInfo({ prodId: changed.prodId })
      const sku = skuList.find(({ skuId }) => skuId === changed.skuId)
      expect([prodName, sku?.price, Number(sku?.stocks)]).toEqual(['改过的名称', '4321.99', 77])
      const listed = await mall.searchProd({ minPrice: 4321.99, maxPrice: 4321.99 })
      expect(listed.records.map(({ prodId }) => prodId)).toContain(changed.prodId)
    }
    const rows = await db.query('select status from product where prod_id = $1::text::bigint', [changed.delisted])
    expect(rows).toEqual([{ status: 0 }])
    const later = await signIn(today.url)
    expect((await buyerAt(former.url, later).myOrder({ size: 1 })).total).toBeGreaterThanOrEqual(orders.size)
  }, 120_000)

  it('lets each version pay, cancel, ship and refund orders of the other', async () => {
    await payAt(today, orderBefore)
    await payAt(today, await order(former))
    await payAt(former, await order(today))
    await payAt(former, await order(today, cartLine.basketId))
    // The buyer pays at one version, the payment service reports it to the other.
    await payAt(former, await order(former), today)
    await payAt(today, await order(today), former)
    for (const [one, other] of [
      [former, today],
      [today, former],
    ] as const) {
      const cancelled = await order(one)
      await buyerAt(other.url, token).cancelOrder({ orderNumber: cancelled })
      becomes(cancelled, closed)

      const received = await order(one)
      await payAt(one, received)
      const parcel = { orderNumber: received, company: 'sf', flowNumber: `SF${received.slice(-10)}` }
      await atConsole('ship', parcel, other.url)
      await buyerAt(one.url, token).receiptOrder({ orderNumber: received })
      becomes(received, success)

      const returned = await order(one)
      await payAt(one, returned)
      await refund(other.url, token, returned, one.url)
      becomes(returned, closed)
      const { refundedAmount } = await buyerAt(other.url, token).orderDetail({ orderNumber: returned })
      expect(refundedAmount).toBe(orders.get(returned)!.actualTotal)
    }
    await expectOrders(former, today)
  }, 300_000)

  it('renders the pages of each storefront over the API of the other', async () => {
    for (const [version, api] of [
      [formerFolder, today],
      [root, former],
    ] as const) {
      const shop = await startShop(version, api.url)
      running.push(shop)
      const headers = { cookie: `token=${encodeURIComponent(token)}` }
      const own = ['/cart', '/user-center/uc-order', `/order-detail?orderNumber=${orderBefore}`]
      for (const path of ['/', '/list', `/detail/${changed.prodId}`, ...own]) {
        const answer = await fetch(shop.url + path, { headers, redirect: 'manual' })
        expect([path, answer.status]).toEqual([path, 200])
        if (path.startsWith('/order-detail')) expect((await answer.text()).includes(orderBefore)).toBe(true)
      }
      await shop.stop()
    }
  }, 120_000)

  it('can be undone: the former version works alone on the new schema', async () => {
    await today.stop()
    await former.stop()
    former = await start(formerFolder)
    await expectOrders(former)
    token = await signIn(former.url)
    await payAt(former, await order(former))
    await order(former)
  }, 300_000)

  it('loses nothing when the new version is started again', async () => {
    today = await start(root)
    await expectOrders(former, today)
    for (const [orderNumber, { status }] of orders) if (status === unpaid) await payAt(today, orderNumber)
    await expectOrders(today, former)
  }, 300_000)
})
