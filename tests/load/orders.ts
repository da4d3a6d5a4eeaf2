import { createClient } from '@millwright/api-client/client'
import type { Measurement } from '../measure.ts'
import { startMall } from '../mall.ts'
import { inParallel } from './shop/builtShop.ts'

/** The maximum number of different orders, fewer with a smaller `--count`. */
const INTENTS = 500
const TIMES = 20
const EACH = 10

/**
 * Submits one order `--count` times, which must create one order, and up to 500 orders 20 times each, which must create
 * as many, over HTTP on the reference mall.
 */
export const run: Measurement = async ({ count }) => {
  const wanted = Math.min(INTENTS, count)
  const mall = await startMall()
  try {
    const token = await login(mall.shop)
    const api = createClient({ base: mall.api, locale: 'zh', token: () => token, timeoutMs: 60_000 })
    const items = await plenty(mall.api)
    if (!(await api.addressList()).length)
      await api.addAddress({
        receiver: '张工',
        mobile: '13712345678',
        provinceId: 440000,
        cityId: 440300,
        areaId: 440305,
        addr: '科技园南区 8 号',
        commonAddr: 1,
      })
    let bought = 0
    const confirm = async () => (await api.confirmOrder({ orderItem: items[bought++ % items.length]! })).uuid!
    const submit = async (uuid: string) => (await api.submitOrder({ uuid, orderShopParams: [] })).orderNumbers
    const ordersNow = async () => (await api.myOrder({ size: 1 })).total
    const rows = []

    const first = await ordersNow()
    const uuid = await confirm()
    const same = new Map<string, number>()
    let began = performance.now()
    await inParallel(count, 50, async () => {
      const said = await submit(uuid).catch((error: unknown) => `refused: ${(error as Error).message}`)
      same.set(said, (same.get(said) ?? 0) + 1)
    })
    const one = (await ordersNow()) - first
    rows.push({
      what: `${count} identical submits`,
      orders: one,
      'different answers': same.size,
      seconds: ((performance.now() - began) / 1000).toFixed(0),
    })

    const intents: string[] = []
    await inParallel(wanted, 8, async () => {
      intents.push(await confirm())
    })
    const before = await ordersNow()
    const answers = new Map<string, Set<string>>()
    began = performance.now()
    await inParallel(wanted * TIMES, 50, async (index) => {
      // Interleaved, so that copies of one order run concurrently with those of others.
      const intent = intents[index % wanted]!
      const said = await submit(intent).catch((error: unknown) => `refused: ${(error as Error).message}`)
      answers.set(intent, (answers.get(intent) ?? new Set()).add(said))
    })
    const many = (await ordersNow()) - before
    const mixed = [...answers.values()].filter((said) => said.size !== 1).length
    rows.push({
      what: `${wanted} orders, ${TIMES} submits each`,
      orders: many,
      'different answers': mixed,
      seconds: ((performance.now() - began) / 1000).toFixed(0),
    })
    return {
      rows,
      ok: one === 1 && same.size === 1 && many === wanted && !mixed,
      summary: `${count} identical submits made ${one} order; ${wanted} orders submitted ${TIMES} times each made ${many}`,
    }
  } finally {
    await mall.stop()
  }
}

async function login(shop: string): Promise<string> {
  const form = new URLSearchParams({
    intent: 'login',
    tab: 'account',
    userName: 'buyer',
    passWord: 'Mall2026!',
    agreed: '1',
  })
  const answer = await fetch(`${shop}/login`, {
    method: 'POST',
    body: form,
    headers: { origin: shop },
    redirect: 'manual',
  })
  const token = answer.headers
    .getSetCookie()
    .find((cookie) => cookie.startsWith('token='))
    ?.split(';', 1)[0]
    ?.slice('token='.length)
  if (!token) throw new Error(`the sample buyer cannot sign in: ${answer.status}`)
  return decodeURIComponent(token)
}

/** Finds enough products that each is bought a few times only, in its minimum quantity. */
async function plenty(base: string) {
  const api = createClient({ base, locale: 'zh' })
  const found = []
  for (let current = 1; current < 10; current++) {
    for (const { prodId } of (await api.searchProd({ hasStock: true, size: 20, current })).records) {
      const { skuList, shopId } = await api.prodInfo({ prodId })
      for (const { skuId, stocks = -1, minOrderQty = 1, packQty = 1 } of skuList) {
        const prodCount = Math.ceil(Math.max(minOrderQty, 1) / Math.max(packQty, 1)) * Math.max(packQty, 1)
        if (stocks === -1 || stocks > EACH * prodCount) found.push({ prodId, skuId, shopId, prodCount })
      }
      if (found.length * EACH > INTENTS + 1) return found
    }
  }
  throw new Error(`only ${found.length} SKUs have stock for ${EACH} orders`)
}
